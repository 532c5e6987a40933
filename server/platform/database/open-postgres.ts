import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import type { Tables } from './tables.ts';

const INT8 = 20;

/** Opens a PostgreSQL server. `poolSize` bounds the connections of this process. */
export function openPostgres(options: {
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 && format !== 'binary'
          ? Number
          : (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
    } as pg.CustomTypesConfig,
  });
  // An idle connection that the server closes would otherwise end the process.
  pool.on('error', options.onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', queueDatabase: { connectionString: options.url }, close: () => db.destroy() };
}
