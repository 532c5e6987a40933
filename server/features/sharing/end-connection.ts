import { endsConnection } from '@yardsign/domain/sharing/facebook-access';
import type { PostReason } from '@yardsign/domain/sharing/delivery';
import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import type { Timings } from '@yardsign/domain/sharing/timings';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { decide, type Learned } from './ledger.ts';
import type { NetworkError, NetworkId } from './ports.ts';
import { deleteConnection, dropServiceData, endGrant } from './connection-store.ts';
import { applyChanges } from './ledger-store.ts';
import type { PostChange, PostRow } from './rows.ts';
import { lockPostsOfConnection } from './store.ts';

interface EndDeps {
  db: Db;
  clock: Clock;
  timings: Record<NetworkId, Timings>;
}

/** Tells every post of a connection what happened to it, within the transaction in which it happened. */
export async function movePostsOfConnection(
  deps: Omit<EndDeps, 'db'>,
  tx: Tx,
  connection: { memberId: string; network: NetworkId; except?: string },
  event: PostEvent,
  learned: Learned = {},
): Promise<void> {
  const now = deps.clock.now();
  const posts = await lockPostsOfConnection(tx, connection.memberId, connection.network);
  const changes = posts
    .filter((post) => post.id !== connection.except)
    .map((post) => decide(post, event, deps.timings[connection.network], now, learned))
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
  connection: { memberId: string; network: NetworkId; grantId: string },
  refusal: { error: NetworkError; own?: { post: PostRow; ended: PostEvent; renewed: PostEvent; learned: Learned } },
): Promise<boolean> {
  const now = deps.clock.now();
  const reason: PostReason = 'token_lost';
  return deps.db.transaction().execute(async (tx) => {
    const ended = await endGrant(tx, connection.memberId, connection.network, connection.grantId, now);
    const { own, error } = refusal;
    if (ended) {
      if (endsConnection(error.code ?? 0, error.subcode))
        await dropServiceData(tx, connection.memberId, connection.network);
      const others = { ...connection, ...(own && { except: own.post.id }) };
      await movePostsOfConnection(deps, tx, others, { kind: 'connection_lost', reason });
    }
    if (own) {
      const event = ended ? own.ended : own.renewed;
      const change = decide(own.post, event, deps.timings[connection.network], now, own.learned);
      if (change) await applyChanges(tx, [change]);
    }
    return ended;
  });
}

/** The member disconnects: tokens and targets are deleted, open posts wait for a new connection. @returns whether there was one. */
export async function disconnect(deps: EndDeps, memberId: string, network: NetworkId): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await deleteConnection(tx, memberId, network))) return false;
    await movePostsOfConnection(deps, tx, { memberId, network }, { kind: 'connection_lost', reason: 'disconnected' });
    return true;
  });
}
