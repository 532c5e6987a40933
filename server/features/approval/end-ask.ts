import type { AuditAction } from '@yardsign/domain/audit/actions';
import type { PostReason } from '@yardsign/domain/sharing/delivery';
import type { LateRule } from '@yardsign/domain/sharing/lateness';
import { recordAct } from '../../platform/audit/record-act.ts';
import type { Tx } from '../../platform/database/database.ts';
import { approvalDigest } from '../sharing/approval/as-agreed.ts';
import { settleApproval } from '../sharing/approval/settle-approval.ts';
import type { PostRow } from '../sharing/rows.ts';
import type { ApprovalDeps } from './ports.ts';
import { endAsk } from './store.ts';
import type { Verdict } from './tables.ts';

export interface Decision {
  verdict: Verdict;
  /** Null where nobody decided, but a rule. */
  by: string | null;
  teamId: string;
  reason?: string;
  requestId: string | null;
}

const REFUSED: Partial<Record<Verdict, PostReason>> = {
  declined: 'approval_declined',
  undecided_stopped: 'approval_missed',
  team_left: 'approval_team_left',
};

const ACTS: Record<Verdict, AuditAction> = {
  approved: 'team.post-approved',
  declined: 'team.post-declined',
  not_needed: 'team.post-let-go',
  undecided_sent: 'team.post-let-go',
  undecided_stopped: 'team.post-stopped',
  team_left: 'team.post-stopped',
};

/**
 * Writes down what was decided of a post that waits, in its record and in the audit log, and lets it go or stops it: all of that in one
 * transaction, so that nothing goes out on half a decision. The post is locked by the caller.
 *
 * @returns false when the post no longer waits.
 */
export async function endAskOf(
  deps: Pick<ApprovalDeps, 'clock' | 'networks' | 'mailAnswer'>,
  tx: Tx,
  post: PostRow,
  { verdict, by, teamId, reason = '', requestId }: Decision,
): Promise<boolean> {
  const at = deps.clock.now();
  const refused = REFUSED[verdict];
  const event =
    refused === undefined
      ? ({ kind: 'approved', now: at.getTime(), late: post.late_rule as LateRule } as const)
      : ({ kind: 'disapproved', reason: refused } as const);
  const agreed = verdict === 'approved' || verdict === 'undecided_sent' ? approvalDigest(post) : null;
  const facts = { verdict, ...(by !== null && { decidedBy: by }), ...(reason !== '' && { why: reason }) };
  const learned = { approvalDigest: agreed, note: `approval_${verdict}`, facts };
  if (!(await settleApproval(deps, tx, post, { event, learned }))) return false;
  await endAsk(tx, post.id, { verdict, by, at, reason: reason === '' ? null : reason });
  await recordAct(tx, {
    at,
    action: ACTS[verdict],
    actorId: by,
    realActorId: by,
    subjectId: post.owner_id,
    detail: { team: teamId, post: post.id, title: post.title, verdict, ...(agreed !== null && { digest: agreed }) },
    requestId,
  });
  if (verdict !== 'not_needed') await deps.mailAnswer(tx, { postId: post.id, at });
  return true;
}
