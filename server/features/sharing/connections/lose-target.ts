import type { PostReason } from '@yardsign/domain/sharing/delivery';
import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import type { Engine } from '../posting/engine.ts';
import { decide, type Learned } from '../posting/ledger.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import type { PostRow } from '../rows.ts';
import { closeTarget, lockConnection } from './connection-store.ts';

/**
 * A network no longer lets the member post to the target of a post. Decided under the lock of the connection, so that a member who
 * connects again meanwhile does not leave the post waiting for a connection that is already there.
 *
 * @param grantId the consent that the token of the refused call came from.
 * @param lost what that is to the post: `ended` while this consent holds, `renewed` where another has taken its place.
 */
export async function loseTarget(
  engine: Engine,
  post: PostRow,
  grantId: string,
  lost: { reason: PostReason; ended: PostEvent; renewed: PostEvent; learned: Learned },
): Promise<void> {
  const { key: network, timings } = engine.network;
  const { owner_id: memberId, target_id: targetId } = post;
  await engine.db.transaction().execute(async (tx) => {
    const isPresent = (await lockConnection(tx, memberId, network))?.grant_id === grantId;
    if (isPresent) await closeTarget(tx, { memberId, network, targetId, reason: lost.reason });
    const event = isPresent ? lost.ended : lost.renewed;
    const change = decide(post, event, timings, engine.clock.now(), lost.learned);
    if (change) await applyChanges(tx, [change]);
  });
}
