import { DAY_MS } from '@yardsign/domain/time/spans';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { NetworkError } from '../ports.ts';
import { countSentSince } from '../store.ts';
import { endWhereRefused } from './fresh-target-token.ts';
import { isRenewalDue } from './renew-token.ts';
import { openTargetTokens } from './target-access.ts';

/** How much of a limit is used, as the network says it or, where it says nothing, as we have counted our own posts. */
interface Quota {
  used: number;
  most: number;
  everyMs: number;
  counted: 'network' | 'here';
}

/** What a target of the member has used of the posts that its network takes; null where no limit is known, or that cannot be known now. */
export async function readQuota(
  deps: Pick<SharingDeps, 'db' | 'clock' | 'vault' | 'networks'>,
  memberId: string,
  { network, targetId }: { network: string; targetId: string },
): Promise<Quota | null> {
  const { about, adapter } = networkOf(deps, network);
  const { quota } = about.capabilities;
  if ((!adapter.readQuota && quota === null) || !about.targetId.test(targetId)) return null;
  const own = { owner_id: memberId, target_id: targetId };
  const held = (await openTargetTokens(deps, network, [own]))(own);
  if (!held) return null;
  const now = deps.clock.now();
  if (!adapter.readQuota) {
    if (quota === null) return null;
    const { posts: most, everyMs } = quota;
    const since = new Date(now.getTime() - everyMs);
    return { used: await countSentSince(deps.db, { network, targetId, since }), most, everyMs, counted: 'here' };
  }
  if (isRenewalDue(held.renewBefore, now)) return null;
  try {
    const said = await adapter.readQuota({ targetId, token: held.token });
    return said && { ...said, everyMs: DAY_MS, counted: 'network' };
  } catch (error) {
    await endWhereRefused(deps, { memberId, network, grantId: held.grantId }, error);
    // The post asks again when its time comes. That it is not known now keeps nobody from planning it.
    if (error instanceof NetworkError) return null;
    throw error;
  }
}
