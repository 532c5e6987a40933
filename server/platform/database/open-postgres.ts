import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { DatabaseAwayError } from './database-away.ts';
import { preparingClient } from './prepared-postgres.ts';
import { createSilenceWatch, type SilenceWatch } from './silence.ts';
import type { Tables } from './tables.ts';
import { serverAnswers, watchedClient } from './watched-client.ts';
import { watchedDialect } from './watched-dialect.ts';

const INT8 = 20;
const LONGEST_CONNECTION_S = 3600;
const LOOK_MS = 1000;

/** What the connections of a process of the product are called on a server. Each process has one at any time, but for moments. */
export const PROCESS_CONNECTION = 'yardsign';

/**
 * Opens a PostgreSQL server.
 *
 * @param options.poolSize bounds the connections of this process
 * @param options.lasting whether this is a process of the product: its last connection stays open while nothing is asked, and has a name, by
 *   which others know that it runs
 * @param options.silence finds out when the server no longer answers; looked after here
 */
export function openPostgres(options: {
  url: string;
  poolSize: number;
  lasting?: boolean;
  onError: (error: Error) => void;
  silence?: SilenceWatch;
}): OpenDatabase {
  const { url, silence = createSilenceWatch({ ask: () => serverAnswers(url), elapsed: () => performance.now() }) } =
    options;
  const Client = watchedClient(silence);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    Client: preparingClient(Client),
    ...(options.lasting === true && { min: 1, application_name: PROCESS_CONNECTION }),
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
  // Compiling a long statement takes longer (90 ms) than answering it.
  pool.on('connect', (client) => void client.query('set jit = off').catch(options.onError));
  const connecting = {
    options: pool.options,
    connect: () =>
      pool.connect().catch((cause: unknown) => {
        throw cause instanceof DatabaseAwayError ? cause : new DatabaseAwayError(cause);
      }),
    end: () => pool.end(),
  };
  const { dialect, watch } = watchedDialect(new PostgresDialect({ pool: connecting }));
  const db = new Kysely<Tables>({ dialect });
  const looking = setInterval(() => void silence.look(), LOOK_MS);
  looking.unref();
  return {
    db,
    watch,
    kind: 'postgres',
    queueDatabase: { connectionString: url, Client },
    close: () => db.destroy().finally(() => clearInterval(looking)),
  };
}
