import { requiredFeature } from '@yardsign/domain/content/required-feature';
import { AppError } from '../../platform/errors.ts';
import { readHeldFeatures } from '../access/read-held-features.ts';
import { filmOf } from '../content/films/find-film.ts';
import { isKeptFromPages } from '../content/present.ts';
import { findPublicPiece, type PieceRow } from '../content/public-pieces.ts';
import { brandPart, type WornBrand } from '../profile/read-brand.ts';
import { memberBehind } from './member-behind.ts';
import type { MicrositeDeps } from './ports.ts';

/**
 * The member and the piece that a public address names: by one statement, and another one where the member must hold a feature for it.
 *
 * @throws AppError `not_found`.
 */
export async function findPublicArticle(
  deps: Pick<MicrositeDeps, 'db' | 'clock'>,
  params: { code: string; slug: string },
): Promise<WornBrand & { row: PieceRow }> {
  const member = memberBehind(params.code);
  const now = deps.clock.now();
  const found = await findPublicPiece(deps.db, params.slug, member, { part: brandPart.select(member), now });
  const worn = found && brandPart.read(found.part);
  if (!found || !worn) throw new AppError('not_found');
  if (isKeptFromPages(filmOf(found.row)?.facts, worn)) throw new AppError('not_found');
  const feature = requiredFeature(found.row.type);
  if (feature !== null) {
    const held = await readHeldFeatures(deps.db, [worn.memberId], now);
    if (!held.get(worn.memberId)?.includes(feature)) throw new AppError('not_found');
  }
  return { ...worn, row: found.row };
}
