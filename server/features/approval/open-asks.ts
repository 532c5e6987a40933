import { mayApprove } from '@yardsign/domain/approval/team-rules';
import { recordAct } from '../../platform/audit/record-act.ts';
import type { Tx } from '../../platform/database/database.ts';
import { issueLink } from '../access/credentials/one-time-link.ts';
import { approvalDigest } from '../sharing/approval/as-agreed.ts';
import { awaitingPosts, lockPost } from '../sharing/approval/awaiting-posts.ts';
import type { PostRow } from '../sharing/rows.ts';
import { endAskOf } from './end-ask.ts';
import { type Need, needsOf } from './must-ask.ts';
import type { ApprovalDeps, AskMail } from './ports.ts';
import { type AskRow, asksOf, findAsk, peopleOf, putAsk, teamsOf } from './store.ts';

/** Whether a post that waits is asked for as it is now. */
const isAskedFor = (post: PostRow, ask: AskRow | undefined) =>
  ask?.verdict === null && ask.digest === approvalDigest(post);

/** Asks for one post. @returns the links of those who may agree. */
async function ask(deps: ApprovalDeps, tx: Tx, post: PostRow, { seat, why }: Need): Promise<Map<string, string>> {
  const at = deps.clock.now();
  const { teamId, rules } = seat;
  const digest = approvalDigest(post);
  await putAsk(tx, {
    post_id: post.id,
    team_id: teamId,
    asker_id: post.owner_id,
    digest,
    why: JSON.stringify(why),
    asked_at: at,
    hours: rules.hours,
    undecided: rules.undecided,
    ...{ verdict: null, decided_by: null, decided_at: null, reason: null },
  });
  await recordAct(tx, {
    at,
    action: 'team.post-asked',
    actorId: post.owner_id,
    realActorId: post.owner_id,
    subjectId: post.owner_id,
    detail: { team: teamId, post: post.id, title: post.title, digest },
    requestId: null,
  });
  const links = new Map<string, string>();
  for (const { id, email, seat: own } of await peopleOf(tx, teamId, { approversBy: rules })) {
    if (!mayApprove(rules, { memberId: id, isOwner: id === teamId, seat: own }, post.owner_id)) continue;
    const detail = { post: post.id, digest, approver: id };
    links.set(id, await issueLink(deps, tx, { purpose: 'approve-post', memberId: id, email, detail, beside: true }));
  }
  return links;
}

/** Looks at one post that waits: asks for it, lets it go where nobody need be asked any more, or stops it where there is no team left. */
async function look(deps: ApprovalDeps, tx: Tx, postId: string): Promise<Map<string, string>> {
  const nobody = new Map<string, string>();
  const post = await lockPost(tx, postId);
  if (!post?.awaits_approval) return nobody;
  const earlier = await findAsk(tx, postId);
  const teamId = (await teamsOf(tx, [post.owner_id])).get(post.owner_id);
  const isOpen = earlier?.verdict === null;
  if (teamId === undefined || (isOpen && earlier.team_id !== teamId)) {
    const decision = { verdict: 'team_left', by: null, teamId: earlier?.team_id ?? '', requestId: null } as const;
    await endAskOf(deps, tx, post, decision);
    return nobody;
  }
  const need = (await needsOf(deps.clock, tx, [post])).get(postId);
  if (!need) {
    await endAskOf(deps, tx, post, { verdict: 'not_needed', by: null, teamId, requestId: null });
    return nobody;
  }
  return isAskedFor(post, earlier) ? nobody : ask(deps, tx, post, need);
}

/** Asks for every post that waits and is not asked for as it is now: those of one member are in one mail. */
export async function openAsks(deps: ApprovalDeps, ownerIds?: readonly string[]): Promise<void> {
  const posts = await awaitingPosts(deps.db, ownerIds);
  const asked = await asksOf(
    deps.db,
    posts.map(({ id }) => id),
  );
  const teams = await teamsOf(
    deps.db,
    posts.map((post) => post.owner_id),
  );
  const unasked = posts.filter((post) => {
    const known = asked.get(post.id);
    return ownerIds !== undefined || !isAskedFor(post, known) || known?.team_id !== teams.get(post.owner_id);
  });
  for (const owner of new Set(unasked.map((post) => post.owner_id))) {
    await deps.db.transaction().execute(async (tx) => {
      const mails = new Map<string, AskMail>();
      for (const { id } of unasked.filter((post) => post.owner_id === owner)) {
        for (const [approverId, linkId] of await look(deps, tx, id)) {
          const mail = mails.get(approverId) ?? { approverId, asks: [] };
          mail.asks.push({ postId: id, linkId });
          mails.set(approverId, mail);
        }
      }
      for (const mail of mails.values()) await deps.mailAsks(tx, mail);
    });
  }
  if (unasked.length > 0) deps.wakeWorker();
}
