import { isLate, type LateRule } from '@yardsign/domain/sharing/lateness';
import { maySend, windowClosed } from '@yardsign/domain/sharing/timings';
import { altTextOf } from '../pictures/alt-text.ts';
import { awaitUpload } from '../pictures/await-upload.ts';
import { publishComment } from '../comments/send-comment.ts';
import { coverLeftUntil, dressFilm } from '../films/dress-film.ts';
import { filmOf } from '../films/film-of.ts';
import { feedFilm, openFilm } from '../films/prepare-film.ts';
import { wearsOldBrand } from '../films/wears-old-brand.ts';
import { fitWords } from '../posts/fit-words.ts';
import { mentionsOf } from '../posts/mentions-of.ts';
import { settle, type Engine } from './engine.ts';
import { addressed, laneOf, toDelivery } from './ledger.ts';
import { freshToken } from './fresh-token.ts';
import type { HeldToken } from '../connections/target-access.ts';
import { parkPost } from './park-post.ts';
import { NetworkError, type RemotePost, type TargetAccess } from '../ports.ts';
import type { Obstacle } from './posting-rights.ts';
import { preparePicture } from '../pictures/prepare-picture.ts';
import { settleFailure } from './settle-failure.ts';
import type { PostRow } from '../rows.ts';
import { reloadPost } from '../store.ts';

/** Sends one claimed post: picture, intent, call, outcome; each step committed before the next. */
export async function deliverPost(
  engine: Engine,
  claimed: PostRow,
  held: HeldToken | undefined,
  obstacle: Obstacle | null,
): Promise<void> {
  const now = engine.clock.now().getTime();
  if (windowClosed(toDelivery(claimed), now, engine.network.timings)) {
    await settle(engine, claimed, { kind: 'window_closed' });
    return;
  }
  if (isLate(toDelivery(claimed), now)) {
    await settle(engine, claimed, { kind: 'late', rule: claimed.late_rule as LateRule });
    return;
  }
  if (!held) {
    await parkPost(engine, claimed);
    return;
  }
  if (obstacle === 'approval_missing') {
    await settle(engine, claimed, { kind: 'approval_asked' });
    return;
  }
  if (obstacle === 'sample_data' || obstacle === 'text_outdated') {
    await settle(engine, claimed, { kind: 'refused', now, reason: obstacle, duplicate: false });
    return;
  }
  if (!held.accountInOrder || obstacle === 'feature_missing') {
    const reason = held.accountInOrder ? 'feature_missing' : 'account_not_active';
    await settle(engine, claimed, { kind: 'withheld', now, reason });
    return;
  }
  if (obstacle === 'link_gone') {
    await settle(engine, claimed, { kind: 'refused', now, reason: obstacle, duplicate: false });
    return;
  }
  if (await wearsOldBrand(engine, claimed)) {
    await settle(engine, claimed, { kind: 'withheld', now, reason: 'film_outdated' });
    return;
  }
  // The post as the ledger has it by now. A failure is settled on this version: on an older one it would change nothing.
  let latest = claimed;
  let fresh: HeldToken | undefined;
  try {
    fresh = await freshToken(engine, claimed, held);
    if (!fresh) {
      await parkPost(engine, claimed);
      return;
    }
    for (const step of STEPS) {
      const next = await step(engine, latest, fresh);
      if (!next) return;
      latest = next;
    }
  } catch (error) {
    await settleFailure(engine, latest, held, error);
    return;
  }
  if (latest.awaits_approval) {
    // The brand has changed since somebody agreed: what would go out is not what they saw.
    await settle(engine, latest, { kind: 'released', now: engine.clock.now().getTime() });
    return;
  }
  await send(engine, latest, fresh);
}

/**
 * What is done with a claimed post before the call that publishes it.
 *
 * @returns the post as it is now; undefined when it was settled here or belongs to somebody else by now.
 * @throws NetworkError
 */
type Step = (engine: Engine, post: PostRow, held: HeldToken) => Promise<PostRow | undefined>;

/** In this order; each commits what it has done before the next begins. */
const STEPS: readonly Step[] = [
  (engine, post) => fitWords(engine, post),
  upload,
  feed,
  async (engine, post, held) => (post.comment_of === null ? awaitUpload(engine, post, held) : post),
];

/** Gets to the network what the post carries, unseen; of a film only the place where its bytes go. */
async function upload(engine: Engine, post: PostRow, held: HeldToken): Promise<PostRow | undefined> {
  if (post.comment_of !== null) return post;
  const { about, adapter } = engine.network;
  const video = filmOf(engine, post);
  if (video && adapter.video) return openFilm(engine, post, held, { line: adapter.video, video });
  const carriesPicture = post.link === null || about.capabilities.linkPicture;
  return carriesPicture ? preparePicture(engine, post, held) : post;
}

async function feed(engine: Engine, post: PostRow, held: HeldToken): Promise<PostRow> {
  const { video: line } = engine.network.adapter;
  const video = post.comment_of === null ? filmOf(engine, post) : null;
  if (video && line) await feedFilm(engine, post, held, { line, video });
  return post;
}

type Outcome = { sending: PostRow } & ({ remote: RemotePost } | { error: unknown });

async function send(engine: Engine, prepared: PostRow, held: HeldToken): Promise<void> {
  const { adapter } = engine.network;
  const target = { targetId: prepared.target_id, token: held.token };
  const outcome = await engine.calls.runPrepared(
    laneOf(prepared),
    () => begin(engine, prepared),
    async ({ sending, mayStart }): Promise<Outcome> => {
      try {
        return { sending, remote: await publish(engine, sending, target, mayStart) };
      } catch (error) {
        return { sending, error };
      }
    },
  );
  if (!outcome) return;
  if ('error' in outcome) {
    await settleFailure(engine, outcome.sending, held, outcome.error);
    return;
  }
  const published = await settlePublished(engine, outcome.sending, outcome.remote);
  if (!published || prepared.comment_of !== null) return;
  const dressed = await dressFilm(engine, published, held);
  try {
    const url = await engine.calls.run(laneOf(prepared), () => adapter.readAddress(target, outcome.remote.id));
    if (url !== dressed.remote_url) await engine.commits.apply(addressed(dressed, url));
  } catch (error) {
    // The address made from the id leads there as well; the post is out, and that is recorded.
    if (!(error instanceof NetworkError)) throw error;
  }
}

/** The one call that has an effect. @throws NetworkError */
function publish(engine: Engine, sending: PostRow, target: TargetAccess, mayStart: () => boolean): Promise<RemotePost> {
  const { adapter } = engine.network;
  if (sending.comment_of !== null) return publishComment(adapter, target, sending, mayStart);
  const { caption: message, link, title, handle } = sending;
  const video = filmOf(engine, sending);
  const post = {
    message,
    link,
    title,
    altText: altTextOf(sending),
    mentions: mentionsOf(sending),
    handle,
    ...(video && { video }),
  };
  return adapter.publish(target, post, mayStart);
}

/** Commits the intent to send. @returns undefined when the post is to be left alone, or belongs to somebody else by now. */
async function begin(
  engine: Engine,
  prepared: PostRow,
): Promise<{ sending: PostRow; mayStart: () => boolean } | undefined> {
  if (engine.stopping.aborted) {
    await settle(engine, prepared, { kind: 'released', now: engine.clock.now().getTime() });
    return undefined;
  }
  const { timings } = engine.network;
  // Both clocks are read before the commit: what the commit takes counts against the deadline.
  const begunAt = engine.clock.now().getTime();
  const begunMonotonic = engine.monotonicMs();
  const sending = await settle(engine, prepared, { kind: 'begin_sending', now: begunAt });
  const elapsed = () => Math.max(engine.clock.now().getTime() - begunAt, engine.monotonicMs() - begunMonotonic);
  return sending && { sending, mayStart: () => maySend(elapsed(), timings) };
}

/** @returns the post as it is now, unless somebody else has settled it. */
async function settlePublished(engine: Engine, sending: PostRow, remote: RemotePost): Promise<PostRow | undefined> {
  const learned = { remoteId: remote.id, remoteUrl: remote.url, networkMessage: null, networkCode: null };
  const cover = coverLeftUntil(engine, sending);
  const published = await settle(engine, sending, { kind: 'published', ...cover }, learned);
  if (published) return published;
  // The lease ran out while the answer was on its way. The answer is proof all the same.
  const now = await reloadPost(engine.db, sending.id);
  return now?.state === 'unconfirmed' ? settle(engine, now, { kind: 'found', ...cover }, learned) : undefined;
}
