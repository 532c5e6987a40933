import { sql, type RawBuilder } from 'kysely';
import type { Meant } from './audience.ts';

/** What is tallied: the library as members see it, by type and by one category. */
export interface TalliedFilter {
  /** Every type when left out. */
  types?: readonly string[] | undefined;
  /** Pieces of whatever category when left out. */
  category?: string | RawBuilder<unknown> | undefined;
}

/** Rows of `library_tally`, named `tally`. @param meant which pieces are for who asks */
export function tallied({ types, category = '' }: TalliedFilter, meant: Meant): RawBuilder<unknown> {
  const ofType = types === undefined ? sql`` : sql`and tally.type = any(${[...types]}::text[])`;
  return sql`library_tally as tally where tally.category = ${category} ${ofType} and ${meant('tally')}`;
}

/** How many pieces a list has, in a statement. */
export const talliedPieces = (filter: TalliedFilter, meant: Meant): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(tally.pieces), 0) from ${tallied(filter, meant)})`;

/**
 * In a statement: where a page of a list begins, one row. The pieces `before` it are newer than the season it begins in, and the others are from
 * before the end of that, `until`: a later page reads no more pieces than the first, and at most those of one season to skip. No row of an empty list.
 */
export const startOfPage = (filter: TalliedFilter, meant: Meant, offset: number) => sql<{
  before: number;
  until: Date;
}>`(
  select before::integer, to_timestamp((season + 1) * 7776000.0) as until from (
    select season, sum(sum(tally.pieces)) over (order by season desc) - sum(tally.pieces) as before
    from ${tallied(filter, meant)} group by season
  ) as season where before <= ${offset} order by season limit 1)`;
