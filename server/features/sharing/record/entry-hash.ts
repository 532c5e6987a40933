import { createHash } from 'node:crypto';

/** What an entry says beside its state. Only what is known: nothing is null. */
export type Said = Readonly<Record<string, string | number>>;

/** An entry of the record: something that happened to a post. */
export interface RecordEntry {
  post: string;
  /** ISO instant, to the millisecond. */
  at: string;
  state: string;
  note: string | null;
  said: Said;
}

/** What the first digest of all follows. */
export const BEFORE_ALL = '0'.repeat(64);

/** The digest of an entry: it covers the one before and everything that this one says, keys in order. Without a secret, so that anybody can check it. */
export function entryHash(previous: string, { post, at, state, note, said }: RecordEntry): string {
  const ordered = Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([post, at, state, note, ordered]))
    .digest('hex');
}
