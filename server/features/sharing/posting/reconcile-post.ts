import { endConnection } from '../connections/end-connection.ts';
import { loseTarget } from '../connections/lose-target.ts';
import { coverLeftUntil, dressFilm } from '../films/dress-film.ts';
import { findComment } from '../comments/send-comment.ts';
import { learnedFrom, settle, type Engine } from './engine.ts';
import { freshToken } from './fresh-token.ts';
import type { HeldToken } from '../connections/target-access.ts';
import { NetworkError, type RemotePost } from '../ports.ts';
import { lossOfTarget } from './settle-failure.ts';
import type { PostRow } from '../rows.ts';
import { remoteIdsOf } from '../store.ts';

/** Whether a network can know a post again: by the marker in its link, or by what was uploaded for it. */
export const canBeTold = ({ link, handle }: Pick<PostRow, 'link' | 'handle'>): boolean =>
  link !== null || handle !== null;

/** Looks for an unconfirmed post on its target, and draws the conclusion that the rules allow at this time. */
export async function reconcilePost(engine: Engine, post: PostRow, held: HeldToken | undefined): Promise<void> {
  if (!held) {
    await settle(engine, post, { kind: 'connection_lost', reason: 'reconnect_to_check' });
    return;
  }
  if (!canBeTold(post)) {
    await settle(engine, post, { kind: 'unreadable' });
    return;
  }
  const { adapter } = engine.network;
  const wanted = {
    handle: post.handle,
    link: post.link,
    marker: post.marker,
    message: post.caption,
    since: post.first_sent_at ?? engine.clock.now(),
    others: await remoteIdsOf(engine.db, post),
  };
  let readAt = 0;
  let found: RemotePost | null;
  let fresh: HeldToken | undefined;
  try {
    fresh = await freshToken(engine, post, held);
    if (!fresh) {
      await settle(engine, post, { kind: 'connection_lost', reason: 'reconnect_to_check' });
      return;
    }
    const target = { targetId: post.target_id, token: fresh.token };
    found = await engine.calls.run('planned', () => {
      // What counts is when the read begins: later effects may or may not be in it.
      readAt = engine.clock.now().getTime();
      return post.comment_of === null ? adapter.findPost(target, wanted) : findComment(adapter, target, post);
    });
  } catch (error) {
    await settleUnreadable(engine, post, held, error);
    return;
  }
  if (found) {
    const learned = {
      remoteId: found.id,
      remoteUrl: found.url,
      networkMessage: null,
      networkCode: null,
      note: 'found_on_network',
    };
    const settled = await settle(engine, post, { kind: 'found', ...coverLeftUntil(engine, post) }, learned);
    if (settled) await dressFilm(engine, settled, fresh);
    return;
  }
  await settle(engine, post, { kind: 'absent', readAt });
}

async function settleUnreadable(engine: Engine, post: PostRow, held: HeldToken, error: unknown): Promise<void> {
  const failed = { kind: 'check_failed', now: engine.clock.now().getTime() } as const;
  if (!(error instanceof NetworkError)) {
    engine.reportError(error);
    await settle(engine, post, failed);
    return;
  }
  const learned = learnedFrom(error);
  if (error.detail === 'unreadable') {
    await settle(engine, post, { kind: 'unreadable' });
    return;
  }
  if (error.kind !== 'reconnect') {
    await settle(engine, post, failed, learned);
    return;
  }
  const ended = { kind: 'connection_lost', reason: 'reconnect_to_check' } as const;
  const reason = lossOfTarget(error);
  if (reason) {
    await loseTarget(engine, post, held.grantId, { reason, ended, renewed: failed, learned });
    return;
  }
  const connection = { memberId: post.owner_id, network: engine.network.key, grantId: held.grantId };
  await endConnection(engine, connection, { error, own: { post, ended, renewed: failed, learned } });
}
