import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** What the copies of a post differ in, as statements over `n`, the number of a copy. */
export interface PastOf {
  count: number;
  columns: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** Copies a post, so that its member has a long past, by one statement. */
export async function addLongPast(db: Db, postId: string, { count, columns }: PastOf): Promise<void> {
  const changed = ['id', 'marker', ...Object.keys(columns)];
  const { rows } = await sql<{ names: string }>`
    select string_agg(column_name, ', ') as names from information_schema.columns
    where table_name = 'post' and table_schema = current_schema() and not column_name = any(${changed}::text[])`.execute(
    db,
  );
  const same = sql.raw(rows[0]?.names ?? '');
  const names = sql.join(changed.map((name) => sql.ref(name)));
  const values = sql.join([
    sql`'pst_past' || lpad(n::text, 8, '0')`,
    sql`'past' || lpad(n::text, 8, '0')`,
    ...Object.values(columns),
  ]);
  await sql`insert into post (${names}, ${same}) select ${values}, ${same} from post, generate_series(1, ${count}::integer) n where id = ${postId}`.execute(
    db,
  );
}

/** One of these texts, by the number of a copy: every so many copies it is the same one again. */
export const inTurns = (texts: readonly string[]): RawBuilder<unknown> =>
  sql`(${[...texts]}::text[])[n % ${sql.lit(texts.length)} + 1]`;
