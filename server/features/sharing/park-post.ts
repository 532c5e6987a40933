import type { PostEvent } from '@yardsign/domain/sharing/post-machine';
import type { Engine } from './engine.ts';
import { timingsOf } from './engine.ts';
import { decide } from './ledger.ts';
import { openPageTokens } from './page-access.ts';
import type { NetworkId } from './ports.ts';
import { lockConnection, pagesOf } from './connection-store.ts';
import { applyChanges } from './ledger-store.ts';
import type { PostRow } from './rows.ts';

/**
 * Settles a claimed post for which no page token was found. Decided under the lock of the connection, so that a member who
 * connects at this moment does not leave the post waiting for a connection that is already there.
 */
export async function parkPost(engine: Engine, post: PostRow): Promise<void> {
  const network = post.network as NetworkId;
  const at = engine.clock.now();
  const now = at.getTime();
  await engine.db.transaction().execute(async (tx) => {
    const connection = await lockConnection(tx, post.owner_id, network);
    let event: PostEvent = { kind: 'token_refused', reason: 'token_lost' };
    if (connection?.ended_at === null) {
      const pages = await pagesOf(tx, post.owner_id, network);
      if (!pages.some((page) => page.page_id === post.page_id)) {
        event = { kind: 'refused', now, reason: 'page_missing', duplicate: false };
      } else if ((await openPageTokens({ ...engine, db: tx }, network, [post]))(post)) {
        event = { kind: 'held_back', now, reason: 'network_busy', retryAfterMs: null };
      }
    }
    const change = decide(post, event, timingsOf(engine, post), at);
    if (change) await applyChanges(tx, [change]);
  });
}
