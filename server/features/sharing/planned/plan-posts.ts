import { kindOf } from '@yardsign/domain/content/kinds';
import { refusesPeople } from '@yardsign/domain/compliance/wording/find-wording';
import type { Language } from '@yardsign/domain/languages';
import { misfitOf, takesKind } from '@yardsign/domain/sharing/networks/misfit';
import type { WallClock } from '@yardsign/domain/time/wall-clock';
import { AppError } from '../../../platform/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { holdForApproval } from '../approval/hold-for-approval.ts';
import { lockConnections } from '../connections/connection-store.ts';
import type { Piece, Post, Proof, SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { postedAsOf } from '../shares/check-share.ts';
import { findEarlierPosts } from '../posts/earlier-posts.ts';
import { proofOfFilm } from '../posts/post-form.ts';
import { newPostRow } from '../posts/new-post-row.ts';
import type { TargetRow } from '../rows.ts';
import { countPostsAt, insertPosts } from '../store.ts';
import { openTargetsOf } from './open-targets.ts';
import { postsOfSlots } from './planned-store.ts';

/** What a job wants posted at one of its hours. */
export interface PlannedShare {
  memberId: string;
  slotId: string;
  contentId: string;
  language: Language;
  /** Where to, and in which size where the piece has it. */
  targets: readonly { network: string; targetId: string; size: Post['size'] }[];
  dueAt: Date;
  wallClock: WallClock;
}

/** That a member posted a piece, or is about to. */
export interface PostedPiece {
  memberId: string;
  contentId: string;
  language: Language;
  network: string;
  targetId: string;
  at: Date;
  slotId: string | null;
}

/** Why nothing could be planned. `film_not_made`: in nobody's brand it is never posted unasked. `superseded`: the slot is no longer to be posted. */
type PlanRefusal = 'piece_gone' | 'film_not_made' | 'not_connected' | 'not_taken' | 'posted_already' | 'superseded';

export type PlanOutcome =
  /** `waiting`: some of the targets have no connection at present. */
  { ok: true; waiting: boolean } | { ok: false; reason: PlanRefusal };

type PlanDeps = Pick<
  SharingDeps,
  | 'db'
  | 'clock'
  | 'random'
  | 'markerKey'
  | 'networks'
  | 'readPiece'
  | 'makeProof'
  | 'mustAsk'
  | 'askSoon'
  | 'wakeWorker'
>;

interface Planned {
  target: TargetRow;
  proof: Proof;
  size: Post['size'];
}

/** The picture in the size that is wanted, or in the usual one where the piece was not designed in that. */
async function proofOf(
  deps: PlanDeps,
  wanted: PlannedShare,
  sizes: { wanted: Post['size']; usual: Post['size'] },
): Promise<{ proof: Proof; size: Post['size'] }> {
  const { memberId, contentId, language } = wanted;
  const at = async (size: Post['size']) => ({
    proof: await deps.makeProof(memberId, { contentId, language, size }),
    size,
  });
  try {
    return await at(sizes.wanted);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_request' && sizes.wanted !== sizes.usual)
      return at(sizes.usual);
    throw error;
  }
}

async function prove(
  deps: PlanDeps,
  wanted: PlannedShare,
  piece: Piece,
  open: readonly TargetRow[],
): Promise<Planned[]> {
  const kind = kindOf(piece.contentType);
  const postedAs = postedAsOf(piece);
  if (!kind || postedAs === null) return [];
  const planned: Planned[] = [];
  for (const { network, targetId, size } of wanted.targets) {
    const target = open.find((row) => row.network === network && row.target_id === targetId);
    const { capabilities } = networkOf(deps, network).about;
    if (!target || !takesKind(capabilities, postedAs)) continue;
    const shape = postedAs === 'picture' ? size : kind.size;
    const proved = piece.film
      ? { proof: proofOfFilm(piece.film), size: shape }
      : await proofOf(deps, wanted, { wanted: shape, usual: kind.size });
    const { width, height } = proved.proof;
    const misfit = misfitOf(capabilities, {
      ...{ postedAs, text: piece.caption.trim(), width, height, film: piece.film },
    });
    if (misfit === null) planned.push({ target, ...proved });
  }
  return planned;
}

/** What its member has cancelled of the hour stays cancelled, when the rest of it is planned again. */
async function withoutCancelled({ db }: Pick<PlanDeps, 'db'>, wanted: PlannedShare): Promise<PlannedShare> {
  const cancelled = (await postsOfSlots(db, [wanted.slotId])).filter(({ state }) => state === 'cancelled');
  const isLeft = ({ network, targetId }: PlannedShare['targets'][number]) =>
    !cancelled.some((post) => post.network === network && post.target_id === targetId);
  return { ...wanted, targets: wanted.targets.filter(isLeft) };
}

/**
 * Puts the posts of one hour of a job into the ledger, proved like any other, one for each target that is connected and takes the piece.
 *
 * @param confirm marks the slot as posted in the same transaction; false when somebody else did, or it is no longer wanted.
 */
export async function planPosts(
  deps: PlanDeps,
  asked: PlannedShare,
  confirm: (tx: Tx) => Promise<boolean>,
): Promise<PlanOutcome> {
  const wanted = await withoutCancelled(deps, asked);
  if (wanted.targets.length === 0) return { ok: false, reason: 'posted_already' };
  const { memberId, contentId, language, dueAt, wallClock } = wanted;
  const now = deps.clock.now();
  const found = await deps.readPiece(memberId, contentId, language);
  if (!found || found.sample || found.unfilled.length > 0) return { ok: false, reason: 'piece_gone' };
  if (postedAsOf(found) === 'video' && !found.wornFilm) return { ok: false, reason: 'film_not_made' };
  const piece = { ...found, film: found.wornFilm };
  const open = await openTargetsOf(deps.db, memberId, now);
  const isOpen = ({ network, targetId }: PlannedShare['targets'][number]) =>
    open.some((row) => row.network === network && row.target_id === targetId);
  if (!wanted.targets.some(isOpen)) return { ok: false, reason: 'not_connected' };
  const planned = refusesPeople(piece.caption, language) ? [] : await prove(deps, wanted, piece, open);
  if (planned.length === 0) return { ok: false, reason: 'not_taken' };

  const outcome = await deps.db.transaction().execute(async (tx): Promise<PlanOutcome> => {
    await lockConnections(
      tx,
      memberId,
      planned.map(({ target }) => target.network),
    );
    const targets = planned.map(({ target }) => ({ ...target, dueAt }));
    const timeZone = wallClock.timeZone;
    const earlier = await findEarlierPosts(tx, { memberId, contentId, language, targets, timeZone });
    if (earlier.length > 0) return { ok: false, reason: 'posted_already' };
    if (!(await confirm(tx))) return { ok: false, reason: 'superseded' };
    const before = await countPostsAt(tx, memberId, dueAt);
    const rows = planned.map(({ target, proof, size }, index) =>
      newPostRow(deps, {
        ...{ id: deps.random.id('pst'), memberId, contentId, language, target, piece, now, dueAt, wallClock },
        postedAs: postedAsOf(piece) ?? 'picture',
        form: { caption: piece.caption.trim(), size, proof },
        turn: before + index,
        ...{ origin: 'autopilot', slotId: wanted.slotId },
      }),
    );
    await insertPosts(tx, await holdForApproval(deps, tx, rows));
    return { ok: true, waiting: !wanted.targets.every(isOpen) };
  });
  if (outcome.ok) deps.wakeWorker();
  return outcome;
}
