import { holdsFeature, type MemberActor } from '@yardsign/domain/access/actor';
import { NO_CAPTION_VALUES } from '@yardsign/domain/content/caption';
import { requiredFeature } from '@yardsign/domain/content/required-feature';
import { SEEN_STATUSES, type PieceStatus } from '@yardsign/domain/content/statuses';
import { perLanguage } from '@yardsign/domain/languages';
import { textsIn } from '@yardsign/domain/profile/brand-texts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { AppError } from '../../platform/errors.ts';
import { brandPart, type WornBrand } from '../profile/read-brand.ts';
import { forAnybody, forEverybody, meantFor, slugsAmong, type Meant } from './audience.ts';
import { mustHoldFeature } from './must-hold-feature.ts';
import { presentContent, type Reader } from './present.ts';
import type { Content, ContentDeps, Language } from './ports.ts';
import { listPieces, type ListFilter } from './listing-store.ts';
import { savedBy } from './own/saved-store.ts';
import type { AnsweredPiece, LinkedPiece } from './piece-rows.ts';
import { findPieceFor, type PieceName, type Readership } from './store.ts';

/** What a brand gives to the pieces that its member reads. */
export function readerOf({ memberId, brand, publicCode, hidesVideos }: WornBrand): Reader {
  const captionValues = perLanguage((language) => {
    const texts = Object.entries(textsIn(brand, language));
    return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  });
  return { memberId, publicCode, brandVersion: brand.version, hidesVideos, captionValues };
}

/** The owner of the team that a member belongs to. */
export const teamOf = ({ membership }: Pick<MemberActor, 'membership'>): string | null => membership?.ownerId ?? null;

/** What a signed-in member reads. */
export const readershipFor = (actor: MemberActor, statuses: readonly PieceStatus[] = SEEN_STATUSES): Readership => ({
  memberId: actor.userId,
  teamId: teamOf(actor),
  statuses,
  features: slugsAmong(actor.features),
});

/** A piece and who it is for, by one statement; undefined when either is not there. */
export async function findPieceOf(
  deps: Pick<ContentDeps, 'db'>,
  readership: Readership,
  by: PieceName,
): Promise<{ row: AnsweredPiece; worn: WornBrand } | undefined> {
  const found = await findPieceFor(deps.db, by, readership, brandPart.select(sql`${readership.memberId}::text`));
  const worn = found && brandPart.read(found.brand);
  return found && worn && { row: found.row, worn };
}

/** What is asked for of a piece or a list, besides which. */
export interface Asked {
  language: Language;
  statuses: readonly PieceStatus[];
  /** Without anything of the member's brand. */
  generic: boolean;
}

/** One piece for a member. @throws AppError `not_found`, or `feature_required` when its type needs a feature that is not held. */
export async function readContent(
  deps: ContentDeps,
  actor: MemberActor,
  by: PieceName,
  asked: Asked,
): Promise<Content> {
  const found = await findPieceOf(deps, readershipFor(actor, asked.statuses), by);
  if (!found) throw new AppError('not_found');
  const { row, worn } = found;
  mustHoldFeature(actor, row.type);
  return presentContent(row, { ...asked, publicUrl: deps.publicUrl, reader: readerOf(worn) });
}

/** What a list is narrowed to by what its reader did: pieces that they saved, or shared or did not share. */
export interface Marks {
  saved?: boolean;
  shared?: boolean;
}

/** A page of pieces, newest first or, with words to search for, best match first. */
export async function listContent(
  deps: ContentDeps,
  actor: MemberActor,
  filter: ListFilter,
  marks: Marks,
  asked: Pick<Asked, 'generic'>,
) {
  const marked = conditionsOf(deps, actor.userId, marks);
  const meant = meantForActor(actor);
  const load = () => listPieces(deps.db, filter, { meant, ofLibrary: meant, also: marked });
  // What a member did changes with every act, so nothing of it is remembered.
  const { rows, total, isGuess } = await (marked.length > 0 ? load() : sharedPage(deps, filter, load));
  const reader = {
    memberId: actor.userId,
    publicCode: actor.publicCode,
    brandVersion: actor.brandVersion,
    hidesVideos: actor.hidesVideos,
    // Lists leave out captions, so nothing of the brand but its version is asked for.
    captionValues: NO_CAPTION_VALUES,
  };
  const options = { ...asked, language: filter.language, publicUrl: deps.publicUrl, reader };
  const data = rows.map((row) => presentContent(shownInList(actor, row), options));
  return { data, total, ...(isGuess && { guessed: true as const }) };
}

/** A piece as a list shows it: the days of a playbook are what its feature is held for, not a part of its card. */
function shownInList(actor: MemberActor, row: LinkedPiece): LinkedPiece {
  const needed = requiredFeature(row.type);
  if (needed === null || holdsFeature(actor.features, needed)) return row;
  const texts = perLanguage((language) => {
    const { days: _days, ...details } = row.texts[language].details;
    return { ...row.texts[language], details };
  });
  return { ...row, texts };
}

/** A page that all members share and that is remembered, while every piece is for everybody; otherwise the member's own. */
async function sharedPage(deps: ContentDeps, filter: ListFilter, load: () => ReturnType<typeof listPieces>) {
  const page = await deps.pages.recall(JSON.stringify(filter), () =>
    listPieces(deps.db, filter, { meant: forEverybody, ofLibrary: forAnybody }),
  );
  return page.isForSome ? load() : page;
}

/** What of the library is for a signed-in member. */
export const meantForActor = (actor: MemberActor): Meant =>
  meantFor(sql`${actor.userId}::text`, slugsAmong(actor.features));

function conditionsOf(deps: ContentDeps, memberId: string, { saved, shared }: Marks): RawBuilder<SqlBool>[] {
  const isShared = deps.hasShared(memberId, sql.ref('content.id'));
  return [
    ...(saved === true ? [sql<SqlBool>`content.id in (${savedBy(memberId)})`] : []),
    ...(shared === true ? [isShared] : []),
    ...(shared === false ? [sql<SqlBool>`not ${isShared}`] : []),
  ];
}
