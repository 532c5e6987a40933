import { z } from 'zod';

const rowsSchema = z.strictObject({ rows: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
/** What they are called in the data folder. The old one is there while a rotation of the master key is not finished. */
export const KEY_NAMES = ['master', 'session', 'master.old'] as const;

/** What a backup says of itself, in its file `backup.json`. */
export const manifestSchema = z.strictObject({
  /** Grows when a backup is laid out in another way. */
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations that the database had, in their order. */
  migrations: z.array(z.string().regex(/^\d{4}_[a-z0-9_]+$/)).min(1),
  tables: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), rowsSchema),
  /** What waited in the queue, and the queues. */
  jobs: z.strictObject({ 'pgboss.queue': rowsSchema, 'pgboss.job': rowsSchema }).nullable(),
  /** Null where they lie in a bucket, which is none of a backup's business. */
  files: z.strictObject({ count: z.number().int(), bytes: z.number().int() }).nullable(),
  /** The keys that lay in the data folder; those of the settings are not in a backup. */
  keys: z.array(z.enum(KEY_NAMES)),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Whether a backup holds all keys that an installation needs. */
export const holdsKeys = ({ keys }: Pick<Manifest, 'keys'>): boolean =>
  keys.includes('master') && keys.includes('session');

/** The name of a file of rows in a backup. */
export const rowsFile = (name: string): string => `${name}.jsonl.gz`;
