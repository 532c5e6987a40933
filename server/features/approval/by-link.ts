import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { approvalRoutes } from '@yardsign/contracts/routes/sharing/approval';
import type { Db, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { readLink, spendLink } from '../access/credentials/one-time-link.ts';
import { approvalDigest } from '../sharing/approval/as-agreed.ts';
import { postsOfIds, waitsForYes } from '../sharing/approval/awaiting-posts.ts';
import { agedAmong } from '../sharing/posts/mark-aged.ts';
import { type Answer, decideIn, mayAnswer } from './decide-approval.ts';
import { endOf } from './end-undecided.ts';
import type { ApprovalDeps } from './ports.ts';
import { presentAsk } from './present.ts';
import { findAsk, peopleOf } from './store.ts';

type Shown = RouteTypes<typeof approvalRoutes.readApprovalLink>['answer'];

/** Both halves of a mailed link. */
interface MailedLink {
  id: string;
  h: string;
}

const asLink = ({ id, h }: MailedLink) => ({ purpose: 'approve-post', id, secret: h }) as const;

/** What a link is about. @throws AppError `link_invalid`, also for somebody who may no longer answer. */
async function readApproval(deps: ApprovalDeps, db: Db | Tx, link: MailedLink) {
  const { detail, spent_at: spentAt } = await readLink(deps, db, { ...asLink(link), spentToo: true });
  const approverId = detail?.['approver'] ?? '';
  const ask = await findAsk(db, detail?.['post'] ?? '');
  if (!ask || !(await mayAnswer(db, approverId, ask))) throw new AppError('link_invalid');
  return { approverId, ask, digest: detail?.['digest'] ?? '', isSpent: spentAt !== null };
}

/** The post that a link is about; of one that was used only what became of it. Looking decides nothing: a mail scanner may look. */
export async function readApprovalLink(deps: ApprovalDeps, link: MailedLink): Promise<Shown> {
  const { ask, digest, isSpent } = await readApproval(deps, deps.db, link);
  const post = (await postsOfIds(deps.db, [ask.post_id])).get(ask.post_id);
  if (!post || ask.verdict !== null || !waitsForYes(post) || endOf(ask, post) <= deps.clock.now())
    return { state: 'over', ask: null };
  // One that was used shows nothing of what is asked for anew: a newer mail does.
  if (isSpent || ask.digest !== digest || approvalDigest(post) !== digest) return { state: 'changed', ask: null };
  const asker =
    (await peopleOf(deps.db, ask.team_id, { ids: [ask.asker_id] })).find(({ id }) => id === ask.asker_id)?.name ?? '';
  return { state: 'open', ask: presentAsk(deps, { ask, post, asker, aged: await agedAmong(deps.db, [post]) }) };
}

/**
 * Answers by a mailed link, which works once, for its post, and for what it showed. The answer that it was used for may be sent again.
 *
 * @param answer.byId who is signed in at the browser, if anybody is: to whoever asked the mail was only passed on
 * @throws AppError `link_invalid`, `forbidden`, `approval_changed`, `approval_over`
 */
export async function decideByLink(
  deps: ApprovalDeps,
  link: MailedLink,
  { byId, ...answer }: Omit<Answer, 'postId'> & { requestId: string; byId: string | null },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { approverId, ask, digest } = await readApproval(deps, tx, link);
    if (byId === ask.asker_id && byId !== approverId && !(await mayAnswer(tx, byId, ask)))
      throw new AppError('forbidden');
    if (answer.digest !== digest) throw new AppError('approval_changed');
    if (await decideIn(deps, tx, approverId, { ...answer, postId: ask.post_id }))
      await spendLink(deps, tx, asLink(link));
  });
  deps.wakeWorker();
}
