import { renewedToken } from '../connections/fresh-target-token.ts';
import { type OwnGrant, renewToken } from '../connections/renew-token.ts';
import type { HeldToken } from '../connections/target-access.ts';
import type { PostRow } from '../rows.ts';
import type { Engine } from './engine.ts';

/**
 * The token of a post's target, renewed where it is about to end: once for all posts of the account that wait for it.
 *
 * @returns undefined when the network no longer gives one.
 * @throws NetworkError when it cannot be had now: the network does not answer, or another process is asking it.
 */
export async function freshToken(engine: Engine, post: PostRow, held: HeldToken): Promise<HeldToken | undefined> {
  function renew(grant: OwnGrant): Promise<void> {
    const { grantId } = grant;
    const renewing =
      engine.renewals.get(grantId) ?? renewToken(engine, grant).finally(() => engine.renewals.delete(grantId));
    engine.renewals.set(grantId, renewing);
    return renewing;
  }
  return renewedToken(engine, engine.network.key, post, held, renew);
}
