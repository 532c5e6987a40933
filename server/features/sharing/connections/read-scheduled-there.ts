import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { NetworkError } from '../ports.ts';
import { endWhereRefused } from './fresh-target-token.ts';
import { isRenewalDue } from './renew-token.ts';
import { openTargetTokens } from './target-access.ts';

interface ScheduledThere {
  id: string;
  message: string;
  dueAt: string;
}

/** What waits on a target of the member that no post of ours is, the soonest first; null where the network does not say, or not now. */
export async function readScheduledThere(
  deps: Pick<SharingDeps, 'db' | 'clock' | 'vault' | 'networks'>,
  memberId: string,
  { network, targetId }: { network: string; targetId: string },
): Promise<ScheduledThere[] | null> {
  const { about, adapter } = networkOf(deps, network);
  if (!adapter.readScheduled || !about.targetId.test(targetId)) return null;
  const own = { owner_id: memberId, target_id: targetId };
  const held = (await openTargetTokens(deps, network, [own]))(own);
  if (!held || isRenewalDue(held.renewBefore, deps.clock.now())) return null;
  try {
    const posts = await adapter.readScheduled({ targetId, token: held.token });
    return posts
      .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
      .map((post) => ({ ...post, dueAt: post.dueAt.toISOString() }));
  } catch (error) {
    await endWhereRefused(deps, { memberId, network, grantId: held.grantId }, error);
    // Our own posts are listed all the same.
    if (error instanceof NetworkError) return null;
    throw error;
  }
}
