import type { MemberActor } from '@yardsign/domain/access/actor';
import { perLanguage } from '@yardsign/domain/languages';
import { textsIn } from '@yardsign/domain/profile/brand-texts';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors.ts';
import { brandPart, type WornBrand } from '../profile/read-brand.ts';
import { mustHoldFeature } from './must-hold-feature.ts';
import { presentContent, type Reader } from './present.ts';
import type { Content, ContentDeps, Language } from './ports.ts';
import { findPieceFor, listPieces, type LinkedPiece, type ListFilter, type PieceName } from './store.ts';

/** What a brand gives to the pieces that its member reads. */
function readerOf({ memberId, brand, publicCode }: WornBrand): Reader {
  const captionValues = perLanguage((language) => {
    const texts = Object.entries(textsIn(brand, language));
    return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  });
  return { memberId, publicCode, brandVersion: brand.version, captionValues };
}

/** A piece and who it is for, by one statement; undefined when either is not there. */
export async function findPieceOf(
  deps: Pick<ContentDeps, 'db'>,
  memberId: string,
  by: PieceName,
): Promise<{ row: LinkedPiece; reader: Reader } | undefined> {
  const found = await findPieceFor(deps.db, by, brandPart.select(sql`${memberId}::text`));
  const worn = found && brandPart.read(found.brand);
  return found && worn && { row: found.row, reader: readerOf(worn) };
}

/** One piece for a member. @throws AppError `not_found`, or `feature_required` when its type needs a feature that is not held. */
export async function readContent(
  deps: ContentDeps,
  actor: MemberActor,
  by: PieceName,
  language: Language,
): Promise<Content> {
  const found = await findPieceOf(deps, actor.userId, by);
  if (!found) throw new AppError('not_found');
  const { row, reader } = found;
  mustHoldFeature(actor, row.type);
  return presentContent(row, { language, publicUrl: deps.publicUrl, reader });
}

/** Lists leave out captions, so nothing of the brand but its version is asked for. */
const NO_CAPTIONS = perLanguage(() => ({}));

/** A page of pieces, newest first or, with words to search for, best match first. */
export async function listContent(deps: ContentDeps, actor: MemberActor, filter: ListFilter) {
  const { rows, total } = await deps.pages.recall(JSON.stringify(filter), () => listPieces(deps.db, filter));
  const reader = {
    memberId: actor.userId,
    publicCode: actor.publicCode,
    brandVersion: actor.brandVersion,
    captionValues: NO_CAPTIONS,
  };
  const options = { language: filter.language, publicUrl: deps.publicUrl, reader };
  return { data: rows.map((row) => presentContent(row, options)), total };
}
