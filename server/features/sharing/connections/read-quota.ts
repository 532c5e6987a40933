import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { NetworkError } from '../ports.ts';
import { isRenewalDue } from './renew-token.ts';
import { openTargetTokens } from './target-access.ts';

/** What a target of the member has used of the posts that its network takes in a day; null where that cannot be known now. */
export async function readQuota(
  deps: Pick<SharingDeps, 'db' | 'clock' | 'vault' | 'networks'>,
  memberId: string,
  { network, targetId }: { network: string; targetId: string },
): Promise<{ used: number; most: number } | null> {
  const { about, adapter } = networkOf(deps, network);
  if (!adapter.readQuota || !about.targetId.test(targetId)) return null;
  const own = { owner_id: memberId, target_id: targetId };
  const held = (await openTargetTokens(deps, network, [own]))(own);
  if (!held || isRenewalDue(held.renewBefore, deps.clock.now())) return null;
  try {
    return await adapter.readQuota({ targetId, token: held.token });
  } catch (error) {
    // The post asks again when its time comes. That it is not known now keeps nobody from planning it.
    if (error instanceof NetworkError) return null;
    throw error;
  }
}
