import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import type { Engine } from './engine.ts';
import { decide } from './ledger.ts';
import { openTargetTokens } from '../connections/target-access.ts';
import { lockConnection, targetsOf } from '../connections/connection-store.ts';
import { applyChanges } from './ledger-store.ts';
import type { PostRow } from '../rows.ts';

/**
 * Settles a claimed post for which no token of its target was found. Decided under the lock of the connection, so that a member who
 * connects at this moment does not leave the post waiting for a connection that is already there.
 */
export async function parkPost(engine: Engine, post: PostRow): Promise<void> {
  const { key: network, timings } = engine.network;
  const at = engine.clock.now();
  const now = at.getTime();
  await engine.db.transaction().execute(async (tx) => {
    const connection = await lockConnection(tx, post.owner_id, network);
    let event: PostEvent = { kind: 'token_refused', reason: 'token_lost' };
    if (connection?.ended_at === null) {
      const targets = await targetsOf(tx, post.owner_id, network);
      if (!targets.some((target) => target.target_id === post.target_id)) {
        event = { kind: 'refused', now, reason: 'target_missing', duplicate: false };
      } else if ((await openTargetTokens({ ...engine, db: tx }, network, [post]))(post)) {
        event = { kind: 'held_back', now, reason: 'network_busy', retryAfterMs: null };
      }
    }
    // Why it waits or has failed is told by us: what the network said of an earlier attempt is not the reason.
    const change = decide(post, event, timings, at, { networkMessage: null, networkCode: null });
    if (change) await applyChanges(tx, [change]);
  });
}
