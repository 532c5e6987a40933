import { HOUR_MS } from '@yardsign/domain/time/spans';
import { createHash } from 'node:crypto';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { createShare as createShareRoute } from '@yardsign/contracts/routes/sharing/sharing';
import { takesShape } from '@yardsign/domain/sharing/networks/misfit';
import { picturesShown } from '@yardsign/domain/sharing/several-pictures';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { holdShared } from '../approval/hold-for-approval.ts';
import { timeOfAll, timesFromQueue } from './share-times.ts';
import { findEarlierPosts } from '../posts/earlier-posts.ts';
import { checkContent, checkTargets, type Sharer } from './check-share.ts';
import { checkMentions } from '../posts/check-mentions.ts';
import { readFurtherPictures } from '../pictures/further-pictures.ts';
import { networkOf } from '../networks.ts';
import { checkComment, checkFits, checkWords, type PostForm, readForms } from '../posts/post-form.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { newPostRow } from '../posts/new-post-row.ts';
import { presentPost } from '../present.ts';
import { lockConnections } from '../connections/connection-store.ts';
import { removeDraft } from '../drafts/draft-store.ts';
import type { PostRow } from '../rows.ts';
import { countPostsAt, insertPosts, postsById } from '../store.ts';
import { countSharesSince, findShareRequest, insertShareRequest, lockSharesOf } from './share-request-store.ts';

export type ShareBody = RouteTypes<typeof createShareRoute>['body'];

/**
 * Posts a piece to one or more targets, now or later: one row per target, which the worker then sends. The same request sent
 * twice answers the same posts. With the posts in the ledger the draft of the piece has done its work and goes.
 *
 * @throws AppError `request_id_reused`, `too_many_requests`, `target_id_missing`, `not_connected`, `permissions_missing`,
 * `not_found`, `feature_required`, `sample_data`, `text_outdated`, `facts_missing`, `network_not_supported`, `piece_not_public`, `picture_not_taken`, `film_not_taken`, `film_unbranded`, `text_too_long`, `too_many_tags`, `comment_not_taken`, `mention_not_taken`, `proof_outdated`, `invalid_wall_clock`, `queue_full`, `posted_already`, `wording_refused`, `wording_stopped`
 */
export async function createShare(deps: SharingDeps, sharer: Sharer, body: ShareBody): Promise<Post[]> {
  const memberId = sharer.userId;
  // What the member was asked about is no part of what is to be posted: the first press may have arrived after all.
  const { again, outdated: _outdated, unbranded: _unbranded, ...wanted } = body;
  const bodySha256 = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  const known = await findShareRequest(deps.db, memberId, body.clientRequestId);
  if (known) return sameRequest(deps, memberId, known, bodySha256);

  const now = deps.clock.now();
  const mayShare = async (db: Db | Tx) => {
    const count = await countSharesSince(db, memberId, new Date(now.getTime() - HOUR_MS));
    if (count >= deps.sharesPerHour) throw new AppError('too_many_requests');
  };
  await mayShare(deps.db);
  const timeOfEach = await timeOfAll(deps, memberId, body.when, now);
  // What no connection would change is said before one is asked for.
  const { piece, postedAs } = await checkContent(deps, sharer, body, body.targets);
  const targets = await checkTargets(deps, memberId, body.targets);
  const formOf = await withPictures(deps, sharer, body, await readForms(deps, memberId, body, piece));
  checkWords(body, formOf);
  if (body.pictures.length > 0 && postedAs !== 'picture') throw new AppError('network_not_supported');
  checkFits(deps, body.targets, { postedAs, film: piece.film }, formOf);
  checkComment(deps, targets, body.firstComment);
  const mentionsOn = checkMentions(deps, targets, body.mentions);

  const rows = await deps.db.transaction().execute(async (tx): Promise<PostRow[] | undefined> => {
    const ids = targets.map(() => deps.random.id('pst'));
    const request = {
      member_id: memberId,
      client_request_id: body.clientRequestId,
      body_sha256: bodySha256,
      post_ids: ids,
      created_at: now,
    };
    await lockSharesOf(tx, memberId);
    if (await findShareRequest(tx, memberId, body.clientRequestId)) return undefined;
    await mayShare(tx);
    if (!(await insertShareRequest(tx, request))) return undefined;
    await lockConnections(
      tx,
      memberId,
      targets.map((target) => target.network),
    );
    const times = timeOfEach ? targets.map(() => timeOfEach) : await timesFromQueue(tx, memberId, targets, now);
    const timed = targets.map((target, index) => ({ ...target, ...(times[index] ?? { dueAt: now, wallClock: null }) }));
    if (!again) {
      const { contentId, language } = body;
      const timeZone = timeOfEach?.wallClock?.timeZone ?? null;
      const earlier = await findEarlierPosts(tx, { memberId, contentId, language, targets: timed, timeZone });
      if (earlier.length > 0) throw new AppError('posted_already', { earlier });
    }
    // From the queue each goes out at a time of its own, behind nothing.
    const before = timeOfEach ? await countPostsAt(tx, memberId, timeOfEach.dueAt) : 0;
    const posts = timed.map(({ dueAt, wallClock, mayComment, mayMention: _may, ...target }, index): PostRow => {
      const id = ids[index] ?? '';
      const { firstComment, ...bare } = formOf(target.network);
      const form = { ...bare, ...(mayComment && { firstComment }), mentions: mentionsOn(target.network) };
      const { contentId, language } = body;
      return newPostRow(deps, {
        ...{ id, memberId, contentId, language, target, piece, postedAs, form, now },
        ...{ dueAt, wallClock, turn: before + index, origin: 'member', slotId: null },
      });
    });
    const held = await holdShared(deps, tx, posts);
    await insertPosts(tx, held);
    await removeDraft(tx, memberId, body.contentId);
    return held;
  });
  if (!rows) {
    // The same request came in twice at once; the other one was first.
    const first = await findShareRequest(deps.db, memberId, body.clientRequestId);
    return sameRequest(deps, memberId, first, bodySha256);
  }
  deps.wakeWorker();
  return rows.map((row) => presentPost(row));
}

async function sameRequest(
  deps: SharingDeps,
  memberId: string,
  known: { body_sha256: string; post_ids: string[] } | undefined,
  bodySha256: string,
): Promise<Post[]> {
  if (known?.body_sha256 !== bodySha256) throw new AppError('request_id_reused');
  return (await postsById(deps.db, memberId, known.post_ids)).map((row) => presentPost(row));
}

/** What each network gets, with the further pictures that it shows. @throws AppError whatever `readFurtherPictures` refuses */
async function withPictures(
  deps: SharingDeps,
  sharer: Sharer,
  body: ShareBody,
  formOf: (network: string) => PostForm,
): Promise<(network: string) => PostForm> {
  if (body.pictures.length === 0) return formOf;
  const { at: picturesAt, ofDay } = await readFurtherPictures(deps, sharer, body);
  const forms = new Map<string, PostForm>();
  for (const { network } of body.targets) {
    const form = formOf(network);
    const { capabilities } = networkOf(deps, network).about;
    const shown = picturesShown(capabilities, body.pictures.length + 1);
    const pictures = shown > 1 ? (await picturesAt(form.size)).slice(0, shown - 1) : [];
    if (pictures.some((picture) => !takesShape(capabilities, picture))) throw new AppError('picture_not_taken');
    forms.set(network, { ...form, pictures, ofDay: ofDay && pictures.length > 0 });
  }
  return (network) => forms.get(network) ?? formOf(network);
}
