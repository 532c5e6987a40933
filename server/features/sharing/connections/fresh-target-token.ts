import type { SharingDeps } from '../deps.ts';
import { NetworkError } from '../ports.ts';
import { endConnection, type EndDeps, refusesToken } from './end-connection.ts';
import { isRenewalDue, type OwnGrant, renewToken } from './renew-token.ts';
import { type HeldToken, openTargetTokens } from './target-access.ts';

type TokenDeps = Pick<SharingDeps, 'db' | 'clock' | 'vault' | 'networks'>;

interface OwnTarget {
  owner_id: string;
  target_id: string;
}

/** Whoever else renews has so long before it is worth looking again. */
const SOON_MS = 5_000;

/**
 * The token of a target that is good for a call, renewed where it is about to end.
 *
 * @param renew renews the token of a connection.
 * @returns undefined when the network no longer gives one.
 * @throws NetworkError when it cannot be had now: the network does not answer, or another process is asking it.
 */
export async function renewedToken(
  deps: TokenDeps,
  network: string,
  own: OwnTarget,
  held: HeldToken,
  renew: (grant: OwnGrant) => Promise<void>,
): Promise<HeldToken | undefined> {
  if (!isRenewalDue(held.renewBefore, deps.clock.now())) return held;
  await renew({ memberId: own.owner_id, network, grantId: held.grantId });
  const renewed = (await openTargetTokens(deps, network, [own]))(own);
  if (renewed && isRenewalDue(renewed.renewBefore, deps.clock.now()))
    throw new NetworkError({ kind: 'retry-later', concerns: 'connection' }, 'The token is being renewed', {
      retryAfterMs: SOON_MS,
    });
  return renewed;
}

/**
 * The token of a member's target for a call beside posting.
 *
 * @returns undefined where the connection has ended or lacks the target.
 * @throws NetworkError when it has to be renewed and cannot be now.
 */
export async function freshTargetToken(
  deps: TokenDeps,
  network: string,
  own: OwnTarget,
): Promise<HeldToken | undefined> {
  const held = (await openTargetTokens(deps, network, [own]))(own);
  return held && renewedToken(deps, network, own, held, (grant) => renewToken(deps, grant));
}

/** Ends the connection where a call beside posting was refused because of its token; other failures are left to the caller. */
export async function endWhereRefused(deps: EndDeps, grant: OwnGrant, error: unknown): Promise<void> {
  if (error instanceof NetworkError && refusesToken(error)) await endConnection(deps, grant, { error });
}
