import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { OperatorFault } from '../operator-fault.ts';
import type { OpenDatabase } from './database.ts';
import { preparedPglite } from './prepared-pglite.ts';
import type { Tables } from './tables.ts';
import { watchedDialect } from './watched-dialect.ts';

/**
 * PGlite answers in microtasks: a chain of queries would starve timers and sockets for seconds. One turn of the event
 * loop after each query bounds the stall at the same throughput.
 */
function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** What the embedded database throws of a file that it cannot write is no error, and has a number of its own. */
function reasonOf(cause: unknown): string {
  if (cause instanceof Error) return cause.message;
  return typeof cause === 'object' && cause !== null && 'errno' in cause
    ? `its file system says ${cause.errno}`
    : String(cause);
}

/** PostgreSQL's own 128 MB are set up at every start and held for good, in a process that also caches its files. */
const BUFFERS = '32MB';

/**
 * Opens the in-process database.
 *
 * @param folder where its files are; none means in memory. Two processes on one folder corrupt it: hold the folder's lock first.
 * @param template a dumped data directory, already migrated, to begin from when the folder is new.
 */
export async function openPglite(
  options: { folder?: string; template?: Blob } = {},
): Promise<OpenDatabase & { pglite: PGlite }> {
  const pglite = await PGlite.create({
    ...(options.folder !== undefined && { dataDir: options.folder }),
    ...(options.template && { loadDataDir: options.template }),
    extensions: { unaccent, pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`, '-c', 'random_page_cost=1.1'],
    // 64-bit integers as numbers, as the PostgreSQL driver is told too: both must answer alike.
    parsers: { [types.INT8]: Number },
  }).catch((cause: unknown) => {
    throw new OperatorFault(
      `The embedded database in ${options.folder} does not open (${reasonOf(cause)}). Is there room on its disk? Without, it opens again once there is.`,
      { cause },
    );
  });
  const { dialect, watch } = watchedDialect(new PGliteDialect({ pglite: preparedPglite(pglite, breathe) }));
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    watch,
    pglite,
    kind: 'pglite',
    queueDatabase: fromPglite(pglite),
    close: () => db.destroy(),
  };
}
