import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { Db as QueueDatabase } from 'pg-boss';
import type { Tables } from './tables.ts';
import type { WriteWatch } from './write-watch.ts';

/**
 * The handle that queries run on, the same over PostgreSQL and over PGlite. Inside a transaction use the transaction's
 * handle only: on PGlite the outer one waits for it for ever.
 */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface OpenDatabase {
  db: Db;
  /** Sees every statement of this process. */
  watch: WriteWatch;
  kind: 'postgres' | 'pglite';
  /** The same database as the job queue takes it. */
  queueDatabase: QueueDatabase | { connectionString: string; Client: typeof pg.Client };
  close(): Promise<void>;
}
