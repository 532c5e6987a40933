import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { DatabaseAwayError } from './database-away.ts';
import { preparingClient } from './prepared-postgres.ts';
import type { Tables } from './tables.ts';
import { watchedDialect } from './watched-dialect.ts';

const INT8 = 20;
const LONGEST_CONNECTION_S = 3600;

/** Opens a PostgreSQL server. `poolSize` bounds the connections of this process. */
export function openPostgres(options: {
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    Client: preparingClient(),
    // Statements that are no longer used go with their connection.
    maxLifetimeSeconds: LONGEST_CONNECTION_S,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 && format !== 'binary'
          ? Number
          : (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
    } as pg.CustomTypesConfig,
  });
  // An idle connection that the server closes would otherwise end the process.
  pool.on('error', options.onError);
  const connecting = {
    options: pool.options,
    connect: () =>
      pool.connect().catch((cause: unknown) => {
        throw new DatabaseAwayError(cause);
      }),
    end: () => pool.end(),
  };
  const { dialect, watch } = watchedDialect(new PostgresDialect({ pool: connecting }));
  const db = new Kysely<Tables>({ dialect });
  return { db, watch, kind: 'postgres', queueDatabase: { connectionString: options.url }, close: () => db.destroy() };
}
