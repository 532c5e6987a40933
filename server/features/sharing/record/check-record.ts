import { BEFORE_ALL, entryHash, type RecordEntry } from './entry-hash.ts';

/** An entry as it is exported; without a digest where it is from before the record was chained. */
export interface ExportedEntry extends RecordEntry {
  hash: string | null;
}

export type RecordCheck =
  | { ok: true; entries: number; posts: number; head: string; before: number }
  | { ok: false; entry: number; why: 'changed' | 'taken_out' | 'added' };

/**
 * Checks a record from its beginning: the first entries of its posts follow each other, and the entries of a post follow its first. What
 * is missing at the very end shows only against a head that was noted elsewhere.
 *
 * @returns the place of the first entry that does not follow, counted from one.
 */
export function checkRecord(entries: readonly ExportedEntry[]): RecordCheck {
  const last = new Map<string, string | null>();
  let head = BEFORE_ALL;
  let posts = 0;
  let before = 0;
  for (const [index, entry] of entries.entries()) {
    const entryAt = index + 1;
    const previous = last.get(entry.post);
    if (entry.hash === null) {
      // Before the record was chained; an entry without a digest after one with it was put there.
      if (previous !== undefined && previous !== null) return { ok: false, entry: entryAt, why: 'added' };
      last.set(entry.post, null);
      before += 1;
      continue;
    }
    const isFirst = previous === undefined && 'number' in entry.said;
    const follows = isFirst ? head : (previous ?? BEFORE_ALL);
    if (isFirst && entry.said['number'] !== posts + 1) return { ok: false, entry: entryAt, why: 'taken_out' };
    if (previous === undefined && !isFirst) return { ok: false, entry: entryAt, why: 'taken_out' };
    if (entryHash(follows, entry) !== entry.hash) return { ok: false, entry: entryAt, why: 'changed' };
    last.set(entry.post, entry.hash);
    if (isFirst) {
      head = entry.hash;
      posts += 1;
    }
  }
  return { ok: true, entries: entries.length, posts, head, before };
}
