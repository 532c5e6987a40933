import { z } from 'zod';
import { readCsv, toCsv, toCsvFile } from '../../../platform/csv.ts';
import type { ExportedEntry } from './check-record.ts';

const HEAD = [
  'post',
  'at',
  'state',
  'note',
  'network',
  'target',
  'title',
  'caption',
  'address',
  'sent',
  'answer',
  'said',
  'hash',
];

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
function cellsOf({ post, at, state, note, said, hash }: ExportedEntry): (string | null)[] {
  const fact = (name: string) => (said[name] === undefined ? null : String(said[name]));
  const readable = ['network', 'targetName', 'title', 'caption', 'address', 'sent', 'answer'].map(fact);
  return [post, at, state, note, ...readable, JSON.stringify(said), hash];
}

export function recordAsCsv({ entries }: RecordFile): Buffer {
  return toCsvFile([toCsv([HEAD, ...entries.map(cellsOf)])]);
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
function entryOf(cells: readonly string[]): ExportedEntry | null {
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
  const same = cellsOf(read.data).map((cell) => cell ?? '');
  return same.length === cells.length && same.every((cell, index) => cell === cells[index]) ? read.data : null;
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
  const [head, ...lines] = readCsv(text) ?? [];
  if (head?.join() !== HEAD.join()) return { ok: false, line: 1 };
  const entries = lines.map(entryOf);
  const wrong = entries.indexOf(null);
  if (wrong >= 0) return { ok: false, line: wrong + 2 };
  return { ok: true, entries: entries.filter((entry) => entry !== null), noted: null };
}
