import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import type { Tx } from '../../../platform/database/database.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import { decide, type Learned } from '../posting/ledger.ts';
import type { PostRow } from '../rows.ts';

type ApprovalEvent = Extract<PostEvent, { kind: 'approval_asked' | 'approved' | 'disapproved' }>;

/**
 * Does to a post what somebody of its team, or a rule of it, has decided. The post is locked by the caller, so that nothing else happens to it.
 *
 * @returns false when that has no meaning any more: it was cancelled, or never had to be asked for.
 */
export async function settleApproval(
  deps: Pick<SharingDeps, 'clock' | 'networks'>,
  tx: Tx,
  post: PostRow,
  { event, learned }: { event: ApprovalEvent; learned: Learned },
): Promise<boolean> {
  const change = decide(post, event, networkOf(deps, post.network).timings, deps.clock.now(), learned);
  return change !== undefined && (await applyChanges(tx, [change])).has(post.id);
}
