import { isRenewalDue, renewToken } from '../connections/renew-token.ts';
import { type HeldToken, openTargetTokens } from '../connections/target-access.ts';
import { NetworkError } from '../ports.ts';
import type { PostRow } from '../rows.ts';
import type { Engine } from './engine.ts';

const SOON_MS = 5_000;

/**
 * The token of a post's target, renewed where it is about to end.
 *
 * @returns undefined when the network no longer gives one.
 * @throws NetworkError when it cannot be had now: the network does not answer, or another process is asking it.
 */
export async function freshToken(engine: Engine, post: PostRow, held: HeldToken): Promise<HeldToken | undefined> {
  if (!isRenewalDue(held.renewBefore, engine.clock.now())) return held;
  const { key: network } = engine.network;
  const { grantId } = held;
  const renewing =
    engine.renewals.get(grantId) ??
    renewToken(engine, { memberId: post.owner_id, network, grantId }).finally(() => engine.renewals.delete(grantId));
  engine.renewals.set(grantId, renewing);
  await renewing;
  const renewed = (await openTargetTokens(engine, network, [post]))(post);
  if (renewed && isRenewalDue(renewed.renewBefore, engine.clock.now()))
    throw new NetworkError({ kind: 'retry-later', concerns: 'connection' }, 'The token is being renewed', {
      retryAfterMs: SOON_MS,
    });
  return renewed;
}
