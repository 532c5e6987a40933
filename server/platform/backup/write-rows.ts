import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Rows at once: as many as make this many characters, by those before them. Some hold a whole article, with others like it behind. */
const CHARACTERS_AT_ONCE = 2_000_000;
const MOST_ROWS_AT_ONCE = 200;
const FIRST_ROWS = 10;

/** A file of rows, one JSON object a line, compressed. */
export interface WrittenRows {
  rows: number;
  /** Of the file, in hexadecimal. */
  sha256: string;
}

/** The rows of a query as lines of JSON, a few at a time. @param name of its cursor, which no other has in this transaction */
async function* linesOf(tx: Tx, name: string, query: RawBuilder<unknown>): AsyncGenerator<string[]> {
  const cursor = sql.id(`rows_of_${name}`);
  await sql`declare ${cursor} no scroll cursor for select to_json(kept)::text as line from (${query}) as kept`.execute(
    tx,
  );
  let wanted = FIRST_ROWS;
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch forward ${sql.lit(wanted)} from ${cursor}`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const characters = rows.reduce((sum, { line }) => sum + line.length, 0);
    wanted = Math.min(MOST_ROWS_AT_ONCE, Math.ceil((rows.length * CHARACTERS_AT_ONCE) / characters));
  }
  await sql`close ${cursor}`.execute(tx);
}

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Writes the rows of a query into a file. The database writes the JSON itself, so that no value is read and written by anybody else. */
export async function writeRows(tx: Tx, name: string, query: RawBuilder<unknown>, path: string): Promise<WrittenRows> {
  let rows = 0;
  async function* text() {
    for await (const lines of linesOf(tx, name, query)) {
      rows += lines.length;
      yield `${lines.join('\n')}\n`;
    }
  }
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(path, { mode: 0o600 }));
  return { rows, sha256: await sha256OfFile(path) };
}
