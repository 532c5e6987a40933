import { AppError } from '../../platform/errors.ts';
import { findPublicPiece, type PieceRow } from '../content/public-pieces.ts';
import { brandPart, type WornBrand } from '../profile/read-brand.ts';
import { memberBehind } from './member-behind.ts';
import type { MicrositeDeps } from './ports.ts';

/** The member and the piece that a public address names, by one statement. @throws AppError `not_found`. */
export async function findPublicArticle(
  deps: Pick<MicrositeDeps, 'db'>,
  params: { code: string; slug: string },
): Promise<WornBrand & { row: PieceRow }> {
  const member = memberBehind(params.code);
  const found = await findPublicPiece(deps.db, params.slug, member, brandPart.select(member));
  const worn = found && brandPart.read(found.part);
  if (!found || !worn) throw new AppError('not_found');
  return { ...worn, row: found.row };
}
