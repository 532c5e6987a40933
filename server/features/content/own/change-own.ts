import { kinds, typeNamed, type ContentType } from '@yardsign/domain/content/kinds';
import type { OwnText } from '@yardsign/domain/content/own-text';
import { isTeamOwner } from '@yardsign/domain/access/roles';
import { SEEN_STATUSES, type PieceStatus } from '@yardsign/domain/content/statuses';
import type { AuditAction } from '@yardsign/domain/audit/actions';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { LANGUAGES } from '@yardsign/domain/languages';
import type { Tx } from '../../../platform/database/database.ts';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownAct } from '../../access/own-act.ts';
import { mustBeCategories } from '../must-be-categories.ts';
import { mustHoldFeature } from '../must-hold-feature.ts';
import type { Content, ContentDeps, Language } from '../ports.ts';
import { readContent } from '../read-content.ts';
import {
  addPiece,
  changePiece,
  copyPiece,
  countOwn,
  findOwn,
  freeSlug,
  removePiece,
  saveText,
  textOf,
  type NewPiece,
} from './own-store.ts';
import { textRevision } from './text-revision.ts';
import { noteSource } from './source-store.ts';

const MOST_OWN_PIECES = 500;

/** A member reads back what they wrote. */
export const readOwn = (deps: ContentDeps, actor: MemberActor, id: string, language: Language): Promise<Content> =>
  readContent(deps, actor, { id }, { language, statuses: SEEN_STATUSES, generic: false });

/** @throws AppError `not_customizable` when members write no pieces of this type; `feature_required`. */
function mustBeCustomizable(actor: MemberActor, name: string): ContentType {
  const type = typeNamed(name);
  if (type === undefined || !kinds[type].isCustomized) throw new AppError('not_customizable');
  mustHoldFeature(actor, type);
  return type;
}

/** Adds a piece as long as its member has room for one. @returns its id. @throws AppError `no_room_for_pieces`. */
export async function addOwn(
  deps: ContentDeps,
  ownerId: string,
  of: { title: string } & Pick<NewPiece, 'type' | 'categories' | 'status'>,
  write: (tx: Tx, piece: NewPiece) => Promise<void>,
): Promise<string> {
  const id = deps.random.id('cnt');
  const now = deps.clock.now();
  const { title, ...rest } = of;
  await deps.db.transaction().execute(async (tx) => {
    if ((await countOwn(tx, ownerId)) >= MOST_OWN_PIECES) throw new AppError('no_room_for_pieces');
    const slug = await freeSlug(tx, { title, ownerId, now });
    await write(tx, { id, slug, ownerId, now, ...rest });
  });
  return id;
}

/** A copy of a piece that the member can see, theirs to change. @throws AppError `not_found`, `not_customizable`, `no_room_for_pieces`. */
export async function cloneContent(deps: ContentDeps, actor: MemberActor, from: string): Promise<Content> {
  const source = await readOwn(deps, actor, from, 'en');
  const type = mustBeCustomizable(actor, source.content_type);
  const of = { title: source.title, type, categories: [], status: 'published' } as const;
  const id = await addOwn(deps, actor.userId, of, (tx, piece) => copyPiece(tx, from, piece));
  return readOwn(deps, actor, id, 'en');
}

/** Writes a piece. @throws AppError `not_customizable`, `no_room_for_pieces`, `invalid_request`. */
export async function addCustomContent(
  deps: ContentDeps,
  actor: MemberActor,
  body: OwnText & {
    content_type: string;
    language: Language;
    categories: string[];
    status: PieceStatus;
    requestId: string;
  },
): Promise<Content> {
  const { content_type: name, language, categories, status, title, description, contents, caption } = body;
  const of = { title, type: mustBeCustomizable(actor, name), categories, status };
  const text = { title, description, contents, caption };
  await mustBeCategories(deps.db, categories);
  const id = await addOwn(deps, actor.userId, of, async (tx, piece) => {
    await addPiece(tx, piece, language, text);
    if (status !== 'public' || !isTeamOwner(actor)) return;
    await recordAct(tx, ownAct(actor, 'content.team-given', piece.now, body.requestId, { piece: piece.slug }));
  });
  return readOwn(deps, actor, id, language);
}

/**
 * Changes a piece of one's own. Where the text in one language changes, the other is older from then on; it is so no more when
 * it is changed itself.
 *
 * @param body.revision of the text that the change began from; without it whatever is there is replaced.
 * @throws AppError `not_found`, `invalid_request`, `own_text_moved_on`
 */
export async function saveCustomContent(
  deps: ContentDeps,
  actor: MemberActor,
  id: string,
  body: {
    language: Language;
    text: { [Field in keyof OwnText]?: OwnText[Field] | undefined };
    revision?: string | undefined;
    categories?: string[] | undefined;
    status?: PieceStatus | undefined;
    source_seen?: true | undefined;
    requestId: string;
  },
): Promise<Content> {
  const { language, categories, status } = body;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const own = await findOwn(tx, actor.userId, id);
    if (!own) throw new AppError('not_found');
    await mustBeCategories(tx, categories);
    const before = await textOf(tx, id, language);
    const after = { ...before, ...withoutGaps(body.text) };
    const changed = JSON.stringify(after) !== JSON.stringify(before);
    // Who has written the same meanwhile is in nobody's way.
    if (changed && body.revision !== undefined && body.revision !== textRevision(before))
      throw new AppError('own_text_moved_on');
    if (changed) await saveText(tx, id, language, after);
    const outdated = changed ? LANGUAGES.filter((other) => other !== language) : own.outdated;
    await changePiece(tx, id, {
      // What was older than this one stays so; what is as new as a text that has just changed is older now.
      outdated: own.outdated.includes(language) && changed ? [] : outdated,
      ...(categories && { categories }),
      ...(status && { status }),
      seen: body.source_seen === true,
      now,
    });
    if (body.source_seen) await noteSource(tx, id);
    const act = isTeamOwner(actor) && teamAct(own.status, status ?? own.status);
    if (act) await recordAct(tx, ownAct(actor, act, now, body.requestId, { piece: own.slug }));
  });
  return readOwn(deps, actor, id, language);
}

/** What the log says where a piece is given to a team, or taken back. */
function teamAct(before: PieceStatus, after: PieceStatus): AuditAction | undefined {
  if (before === after) return undefined;
  if (after === 'public') return 'content.team-given';
  return before === 'public' ? 'content.team-taken-back' : undefined;
}

function withoutGaps(text: { [Field in keyof OwnText]?: OwnText[Field] | undefined }): Partial<OwnText> {
  return Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined));
}

/** @throws AppError `not_found` */
export async function removeCustomContent(deps: ContentDeps, actor: MemberActor, id: string): Promise<void> {
  const gone = await deps.db.transaction().execute((tx) => removePiece(tx, actor.userId, id));
  if (!gone) throw new AppError('not_found');
}
