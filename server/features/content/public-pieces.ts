import { FEED_TYPES } from '@yardsign/domain/content/feed-types';
import { kindOf } from '@yardsign/domain/content/kinds';
import type { Language } from '@yardsign/domain/languages';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { forEverybody } from './audience.ts';
import { categoriesWithCount } from './categories-store.ts';
import { listPieces } from './listing-store.ts';
import type { LinkedPiece, PieceRow } from './piece-rows.ts';
import { findPublished } from './store.ts';

export type { PieceRow };

/**
 * A piece that everyone may read, with a part that the same statement brings; undefined when there is none of this name.
 *
 * @param writer the member whose own pieces are among them. @param also.part what else is asked for: the brand that the piece wears.
 */
export async function findPublicPiece(
  db: Db,
  slug: string,
  writer: RawBuilder<string | null>,
  { part, now }: { part: RawBuilder<unknown>; now: Date },
): Promise<{ row: LinkedPiece; part: unknown } | undefined> {
  const found = await findPublished(db, slug, writer, { brand: part, now });
  if (!found || !kindOf(found.row.type)?.hasPublicPage) return undefined;
  return { row: found.row, part: found.brand };
}

/** A page of the pieces that everyone may read and that are for every member, newest first, without their long texts. @param query.page from 0 */
export async function listPublicPieces(
  db: Db,
  query: { language: Language; category?: string | undefined; page: number; limit: number },
): Promise<{ rows: LinkedPiece[]; total: number }> {
  const { language, category, page, limit } = query;
  const categories = category === undefined ? [] : [category];
  const filter = { types: FEED_TYPES, categories, language, limit, offset: page * limit };
  return listPieces(db, filter, { meant: forEverybody, ofLibrary: forEverybody });
}

/** The categories of the pieces that everyone may read and that are for every member, by name. */
export async function listPublicCategories(db: Db, language: Language): Promise<{ slug: string; name: string }[]> {
  const filter = { language, types: FEED_TYPES, descending: false, limit: 200 };
  const counted = await categoriesWithCount(db, filter, forEverybody);
  return counted.map(({ slug, name }) => ({ slug, name }));
}
