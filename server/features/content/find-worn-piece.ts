import type { MemberActor } from '@yardsign/domain/access/actor';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { WornBrand } from '../profile/read-brand.ts';
import { mustHoldFeature } from './must-hold-feature.ts';
import type { AnsweredPiece, PieceRow } from './piece-rows.ts';
import { findPieceOf, readershipFor } from './read-content.ts';

export type { PieceRow };

/**
 * A piece that a member can see and the brand that it wears for them, by one statement.
 *
 * @throws AppError `not_found`, or `feature_required` when its type needs a feature that is not held.
 */
export async function findWornPiece(
  db: Db,
  actor: MemberActor,
  contentId: string,
): Promise<{ row: AnsweredPiece; worn: WornBrand }> {
  const found = await findPieceOf({ db }, readershipFor(actor), { id: contentId });
  if (!found) throw new AppError('not_found');
  mustHoldFeature(actor, found.row.type);
  return found;
}
