import { awaitsCover } from '@yardsign/domain/sharing/cover-steps';
import { endConnection, refusesToken } from '../connections/end-connection.ts';
import type { HeldToken } from '../connections/target-access.ts';
import { NetworkError } from '../ports.ts';
import { learnedFrom, settle, type Engine } from '../posting/engine.ts';
import { freshToken } from '../posting/fresh-token.ts';
import { laneOf } from '../posting/ledger.ts';
import type { PostRow } from '../rows.ts';
import { reloadPost } from '../store.ts';
import { filmOf } from './film-of.ts';

// The cover of a film is a step of its own, after the film is out. It is written down with the fact that the film is out, so that it is
// given even when the worker ends in between, and nothing that becomes of it sends the film again.

/** With the event that says that a post is out: until when its cover is left to whoever has published it. Nothing where no cover is due. */
export function coverLeftUntil(engine: Engine, post: PostRow): { coverAt?: number } {
  const isDue = post.film !== null && engine.network.adapter.video?.dress !== undefined;
  return isDue ? { coverAt: engine.clock.now().getTime() + engine.network.timings.leaseMs } : {};
}

/**
 * Gives a film that is out its cover, where one is due. A network that refuses, as one does to channels that it has not verified, keeps the
 * picture that it took by itself, and the member is told; one that could not be asked is asked again later. A refused token ends the
 * connection, as it does while posting.
 *
 * @returns the post as it is now.
 */
export async function dressFilm(engine: Engine, post: PostRow, held: HeldToken): Promise<PostRow> {
  if (!awaitsCover(post)) return post;
  let isGiven: boolean;
  try {
    isGiven = await giveCover(engine, post, held);
  } catch (error) {
    return (await settleFailedCover(engine, post, held, error)) ?? post;
  }
  const learned = { networkMessage: null, networkCode: null, ...(isGiven && { note: 'cover_set' }) };
  return (await settle(engine, post, { kind: 'cover_set' }, learned)) ?? post;
}

/** Gives a cover that an earlier try has left due. */
export async function dressLater(engine: Engine, post: PostRow, held: HeldToken | undefined): Promise<void> {
  let fresh: HeldToken | undefined;
  try {
    fresh = held && (await freshToken(engine, post, held));
  } catch (error) {
    await settleFailedCover(engine, post, held, error);
    return;
  }
  if (fresh) await dressFilm(engine, post, fresh);
  else await settle(engine, post, { kind: 'cover_held_back', now: engine.clock.now().getTime(), retryAfterMs: null });
}

/** @returns whether there was a picture to give. @throws NetworkError */
async function giveCover(engine: Engine, post: PostRow, held: HeldToken): Promise<boolean> {
  const dress = engine.network.adapter.video?.dress;
  const picture = await filmOf(engine, post)?.cover?.();
  const { remote_id: remoteId, target_id: targetId } = post;
  if (!dress || !picture || remoteId === null) return false;
  await engine.calls.run(laneOf(post), () => dress({ targetId, token: held.token }, remoteId, picture));
  return true;
}

/** Whether a failure says that the network does not want this cover, and not that it could not be asked. */
function isRefusal(error: NetworkError): boolean {
  return error.kind === 'rejected' || (error.kind === 'reconnect' && !refusesToken(error));
}

async function settleFailedCover(
  engine: Engine,
  post: PostRow,
  held: HeldToken | undefined,
  error: unknown,
): Promise<PostRow | undefined> {
  const heldBack = { kind: 'cover_held_back', now: engine.clock.now().getTime() } as const;
  if (!(error instanceof NetworkError)) {
    engine.reportError(error);
    return settle(engine, post, { ...heldBack, retryAfterMs: null });
  }
  const event = isRefusal(error)
    ? ({ kind: 'cover_refused' } as const)
    : { ...heldBack, retryAfterMs: error.retryAfterMs ?? null };
  const learned = learnedFrom(error);
  if (held && refusesToken(error)) {
    const connection = { memberId: post.owner_id, network: engine.network.key, grantId: held.grantId };
    await endConnection(engine, connection, { error, own: { post, ended: event, renewed: event, learned } });
    return reloadPost(engine.db, post.id);
  }
  return settle(engine, post, event, learned);
}
