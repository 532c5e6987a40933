import { settleApproval } from '../sharing/approval/settle-approval.ts';
import { lockOpenPosts } from '../sharing/posts/open-posts.ts';
import { needsOf } from './must-ask.ts';
import { openAsks } from './open-asks.ts';
import type { ApprovalDeps } from './ports.ts';

/** Holds what a member has scheduled to the rules of their team as these are now. What somebody has agreed to stays agreed to. */
export async function reviewPosts(deps: ApprovalDeps, memberId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const posts = await lockOpenPosts(tx, memberId);
    const free = posts.filter((post) => !post.awaits_approval && post.approval_digest === null);
    const needs = await needsOf(deps.clock, tx, free);
    for (const post of free.filter(({ id }) => needs.has(id)))
      await settleApproval(deps, tx, post, { event: { kind: 'approval_asked' }, learned: {} });
  });
  await openAsks(deps, [memberId]);
}
