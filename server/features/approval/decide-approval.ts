import { mayApprove } from '@yardsign/domain/approval/team-rules';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { approvalDigest } from '../sharing/approval/as-agreed.ts';
import { lockPost, waitsForYes } from '../sharing/approval/awaiting-posts.ts';
import { endAskOf } from './end-ask.ts';
import { endOf } from './end-undecided.ts';
import type { ApprovalDeps } from './ports.ts';
import { type AskRow, findAsk, peopleOf, rulesOf, teamsOf } from './store.ts';

export interface Answer {
  postId: string;
  digest: string;
  verdict: 'approved' | 'declined';
  reason: string;
}

/** Whether somebody may answer for the team at this moment: rules and seats may have changed since the asking, and the asker may have left. */
export async function mayAnswer(tx: Tx | ApprovalDeps['db'], approverId: string, ask: AskRow): Promise<boolean> {
  const [rules, people, teams] = await Promise.all([
    rulesOf(tx, ask.team_id),
    peopleOf(tx, ask.team_id, { ids: [approverId] }),
    teamsOf(tx, [ask.asker_id]),
  ]);
  const person = people.find(({ id }) => id === approverId);
  if (!person || teams.get(ask.asker_id) !== ask.team_id) return false;
  const { id: memberId, seat } = person;
  return mayApprove(rules, { memberId, isOwner: memberId === ask.team_id, seat }, ask.asker_id);
}

/**
 * Answers for one post, in the transaction of the caller. Of two who answer at once the first is heard; the same answer of the same person,
 * given again because the line broke, changes nothing.
 *
 * @returns whether this call decided it.
 * @throws AppError `not_found` for somebody who may not, `approval_changed`, `approval_over`
 */
export async function decideIn(
  deps: Pick<ApprovalDeps, 'clock' | 'networks' | 'mailAnswer'>,
  tx: Tx,
  approverId: string,
  { postId, digest, verdict, reason, requestId }: Answer & { requestId: string },
): Promise<boolean> {
  const post = await lockPost(tx, postId);
  const ask = post && (await findAsk(tx, postId));
  if (!post || !ask || !(await mayAnswer(tx, approverId, ask))) throw new AppError('not_found');
  const isSame = ask.digest === digest && approvalDigest(post) === digest;
  if (isSame && ask.verdict === verdict && ask.decided_by === approverId) return false;
  if (ask.verdict !== null || !waitsForYes(post) || endOf(ask, post) <= deps.clock.now())
    throw new AppError('approval_over');
  if (!isSame) throw new AppError('approval_changed');
  const decision = { verdict, by: approverId, teamId: ask.team_id, reason, requestId };
  if (!(await endAskOf(deps, tx, post, decision))) throw new AppError('approval_over');
  return true;
}

/** The same for somebody who is signed in. */
export async function decideApproval(
  deps: ApprovalDeps,
  approverId: string,
  answer: Answer & { requestId: string },
): Promise<void> {
  await deps.db.transaction().execute((tx) => decideIn(deps, tx, approverId, answer));
  deps.wakeWorker();
}
