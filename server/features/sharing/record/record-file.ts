import { z } from 'zod';
import { readCsv, toCsv, toCsvFile } from '../../../platform/csv.ts';
import type { ExportedEntry } from './check-record.ts';

const FIRST = ['post', 'at', 'state', 'note'];
/** What is shown of `said` in a column of its own, by the name of the column. */
const SHOWN: Readonly<Record<string, string>> = {
  network: 'network',
  target: 'targetName',
  title: 'title',
  caption: 'caption',
  alt: 'alt',
  comment: 'comment',
  under: 'under',
  address: 'address',
  sent: 'sent',
  answer: 'answer',
};
const LAST = ['said', 'hash'];

const entrySchema = z.object({
  post: z.string(),
  at: z.string(),
  state: z.string(),
  note: z.string().nullable(),
  said: z.record(z.string(), z.union([z.string(), z.number()])),
  hash: z.string().nullable(),
});

const recordSchema = z.object({ posts: z.number(), head: z.string(), entries: z.array(entrySchema) });

/** A record as it is exported: its entries, how many posts were ever in it, and the digest that the next one will follow. */
export type RecordFile = z.infer<typeof recordSchema>;

/** What a spreadsheet shows of an entry. All of it but the digest is said in `said` and in the cells before it. */
function cellsOf({ post, at, state, note, said, hash }: ExportedEntry, shown: readonly string[]): (string | null)[] {
  const fact = (name: string) => (said[name] === undefined ? null : String(said[name]));
  const readable = shown.map((column) => fact(SHOWN[column] ?? ''));
  return [post, at, state, note, ...readable, JSON.stringify(said), hash];
}

export function recordAsCsv({ entries }: RecordFile): Buffer {
  const shown = Object.keys(SHOWN);
  return toCsvFile([toCsv([[...FIRST, ...shown, ...LAST], ...entries.map((entry) => cellsOf(entry, shown))])]);
}

/** Reads what is between the braces; anything else is no entry. */
function readSaid(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The entry of a line. @returns null for one that is none, or whose cells do not agree with each other. */
function entryOf(cells: readonly string[], shown: readonly string[]): ExportedEntry | null {
  const [post, at, state, note, ...rest] = cells;
  const said = readSaid(rest.at(-2) ?? '');
  const hash = rest.at(-1) ?? '';
  const read = entrySchema.safeParse({
    post,
    at,
    state,
    note: note === '' ? null : note,
    said,
    hash: hash === '' ? null : hash,
  });
  if (!read.success) return null;
  const same = cellsOf(read.data, shown).map((cell) => cell ?? '');
  return same.length === cells.length && same.every((cell, index) => cell === cells[index]) ? read.data : null;
}

/** The columns between the first and the last, all of them known; a file from before a column was added has fewer. Null for another table. */
function shownIn(head: readonly string[]): string[] | null {
  const shown = head.slice(FIRST.length, -LAST.length);
  const isOurs =
    [...FIRST, ...shown, ...LAST].join() === head.join() && shown.every((column) => Object.hasOwn(SHOWN, column));
  return isOurs ? shown : null;
}

export type ReadRecord =
  | { ok: true; entries: ExportedEntry[]; noted: Pick<RecordFile, 'posts' | 'head'> | null }
  | { ok: false; line: number };

/** Reads an exported record, as JSON or as CSV. @returns the line of the first that is no entry, or that says two different things. */
export function readRecordFile(text: string): ReadRecord {
  if (text.trimStart().startsWith('{')) {
    const read = recordSchema.safeParse(readSaid(text));
    return read.success ? { ok: true, entries: read.data.entries, noted: read.data } : { ok: false, line: 1 };
  }
  const [head = [], ...lines] = readCsv(text) ?? [];
  const shown = shownIn(head);
  if (shown === null) return { ok: false, line: 1 };
  const entries = lines.map((cells) => entryOf(cells, shown));
  const wrong = entries.indexOf(null);
  if (wrong >= 0) return { ok: false, line: wrong + 2 };
  return { ok: true, entries: entries.filter((entry) => entry !== null), noted: null };
}
