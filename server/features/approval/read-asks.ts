import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { approvalRoutes } from '@yardsign/contracts/routes/sharing/approval';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { isTeamOwner } from '@yardsign/domain/access/roles';
import { mayApprove } from '@yardsign/domain/approval/team-rules';
import { approvalDigest } from '../sharing/approval/as-agreed.ts';
import { postsOfIds, waitsForYes } from '../sharing/approval/awaiting-posts.ts';
import type { PostRow } from '../sharing/rows.ts';
import { endOf } from './end-undecided.ts';
import type { ApprovalDeps } from './ports.ts';
import { type Ask, presentAsk } from './present.ts';
import { type AskRow, latestAsksBy, openAsksOf, peopleOf, rulesOf } from './store.ts';

type OwnAsk = RouteTypes<typeof approvalRoutes.listOwnAsks>['answer']['asks'][number];

const MOST_OWN = 100;

const isOpen = (ask: AskRow, post: PostRow | undefined): post is PostRow =>
  post !== undefined && waitsForYes(post) && ask.digest === approvalDigest(post);

/** The posts that wait for somebody, those that have to be decided first at the top. */
export async function listApprovals(
  deps: Pick<ApprovalDeps, 'db' | 'pictureAddress' | 'posterAddress'>,
  actor: MemberActor,
): Promise<Ask[]> {
  const teamId = isTeamOwner(actor) ? actor.userId : actor.membership?.ownerId;
  if (teamId === undefined) return [];
  const [rules, people, asks] = await Promise.all([
    rulesOf(deps.db, teamId),
    peopleOf(deps.db, teamId),
    openAsksOf(deps.db, teamId),
  ]);
  const own = people.find(({ id }) => id === actor.userId);
  if (!own) return [];
  const person = { memberId: own.id, isOwner: own.id === teamId, seat: own.seat };
  const wanted = asks.filter((ask) => mayApprove(rules, person, ask.asker_id));
  const posts = await postsOfIds(
    deps.db,
    wanted.map((ask) => ask.post_id),
  );
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return wanted
    .flatMap((ask) => {
      const post = posts.get(ask.post_id);
      return isOpen(ask, post) ? presentAsk(deps, { ask, post, asker: nameOf.get(ask.asker_id) ?? '' }) : [];
    })
    .toSorted((a, b) => a.decideBy.localeCompare(b.decideBy) || a.postId.localeCompare(b.postId));
}

/** What became of a member's own posts that somebody had to agree to, and for whom they wait. */
export async function listOwnAsks(deps: Pick<ApprovalDeps, 'db'>, memberId: string): Promise<OwnAsk[]> {
  const asks = await latestAsksBy(deps.db, memberId, MOST_OWN);
  const posts = await postsOfIds(
    deps.db,
    asks.map((ask) => ask.post_id),
  );
  const teams = new Map(
    await Promise.all(
      [...new Set(asks.map((ask) => ask.team_id))].map(
        async (teamId) =>
          [teamId, { rules: await rulesOf(deps.db, teamId), people: await peopleOf(deps.db, teamId) }] as const,
      ),
    ),
  );
  return asks.flatMap((ask) => {
    const post = posts.get(ask.post_id);
    const team = teams.get(ask.team_id);
    if (!post || !team) return [];
    const { people, rules } = team;
    const waits = ask.verdict === null;
    // Nobody decided it: it was cancelled before.
    if (waits && !waitsForYes(post)) return [];
    const may = ({ id, seat }: (typeof people)[number]) =>
      mayApprove(rules, { memberId: id, isOwner: id === ask.team_id, seat }, memberId);
    return {
      postId: ask.post_id,
      state: ask.verdict ?? 'waiting',
      waitsFor: waits ? people.filter(may).map(({ name }) => name) : [],
      decideBy: endOf(ask, post).toISOString(),
      undecided: ask.undecided,
      by: people.find(({ id }) => id === ask.decided_by)?.name ?? null,
      reason: ask.reason,
    };
  });
}
