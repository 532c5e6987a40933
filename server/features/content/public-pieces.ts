import { kindOf } from '@yardsign/domain/content/kinds';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { findPieceFor, type LinkedPiece, type PieceRow } from './store.ts';

export type { PieceRow };

/**
 * A piece that everyone may read, with a part that the same statement brings; undefined when there is none of this name.
 *
 * @param part what else is asked for: the brand that the piece wears.
 */
export async function findPublicPiece(
  db: Db,
  slug: string,
  part: RawBuilder<unknown>,
): Promise<{ row: LinkedPiece; part: unknown } | undefined> {
  const found = await findPieceFor(db, { slug }, part);
  if (!found || !kindOf(found.row.type)?.hasPublicPage) return undefined;
  return { row: found.row, part: found.brand };
}
