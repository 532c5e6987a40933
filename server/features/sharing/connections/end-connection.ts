import type { PostReason } from '@yardsign/domain/sharing/delivery';
import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { decide, type Learned } from '../posting/ledger.ts';
import type { Networks } from '../deps.ts';
import { networkOf } from '../networks.ts';
import type { NetworkError } from '../ports.ts';
import { dropServiceData, endGrant } from './connection-store.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import type { PostChange, PostRow } from '../rows.ts';
import { lockPostsOfConnection } from '../store.ts';

/** Whether a failure says that the network accepts the token of the connection no more: only its member can connect anew. */
export function refusesToken({ kind, concerns }: Pick<NetworkError, 'kind' | 'concerns'>): boolean {
  return kind === 'reconnect' && concerns === 'connection';
}

export interface EndDeps {
  db: Db;
  clock: Clock;
  networks: Networks;
}

/** Tells every post of a connection what happened to it, within the transaction in which it happened. */
export async function movePostsOfConnection(
  deps: Omit<EndDeps, 'db'>,
  tx: Tx,
  connection: { memberId: string; network: string; except?: string },
  event: PostEvent,
  learned: Learned = {},
): Promise<void> {
  const now = deps.clock.now();
  const posts = await lockPostsOfConnection(tx, connection.memberId, connection.network);
  const changes = posts
    .filter((post) => post.id !== connection.except)
    .map((post) => decide(post, event, networkOf(deps, connection.network).timings, now, learned))
    .filter((change): change is PostChange => change !== undefined);
  await applyChanges(tx, changes);
}

/**
 * A network refused a token. The connection ends for all its posts at once, unless the member has connected again since that
 * token was taken: then the refusal says nothing of the present one.
 *
 * @param own the post whose call was refused, if any, with the event for it in either case.
 * @returns whether the connection has ended.
 */
export async function endConnection(
  deps: EndDeps,
  connection: { memberId: string; network: string; grantId: string },
  refusal: { error: NetworkError; own?: { post: PostRow; ended: PostEvent; renewed: PostEvent; learned: Learned } },
): Promise<boolean> {
  const now = deps.clock.now();
  const reason: PostReason = 'token_lost';
  return deps.db.transaction().execute(async (tx) => {
    const ended = await endGrant(tx, connection.memberId, connection.network, connection.grantId, now);
    const { own, error } = refusal;
    if (ended) {
      if (error.forgets) await dropServiceData(tx, connection.memberId, connection.network);
      const others = { ...connection, ...(own && { except: own.post.id }) };
      await movePostsOfConnection(deps, tx, others, { kind: 'connection_lost', reason });
    }
    if (own) {
      const event = ended ? own.ended : own.renewed;
      const change = decide(own.post, event, networkOf(deps, connection.network).timings, now, own.learned);
      if (change) await applyChanges(tx, [change]);
    }
    return ended;
  });
}
