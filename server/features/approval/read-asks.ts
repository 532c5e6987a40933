import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { approvalRoutes } from '@yardsign/contracts/routes/sharing/approval';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { isTeamOwner } from '@yardsign/domain/access/roles';
import { mayApprove } from '@yardsign/domain/approval/team-rules';
import { AppError } from '../../platform/errors.ts';
import { approvalDigest } from '../sharing/approval/as-agreed.ts';
import { postsOfIds, waitsForYes } from '../sharing/approval/awaiting-posts.ts';
import { agedAmong } from '../sharing/posts/mark-aged.ts';
import type { PostRow } from '../sharing/rows.ts';
import { endOf } from './end-undecided.ts';
import type { ApprovalDeps } from './ports.ts';
import { presentAsk } from './present.ts';
import { type AskRow, countAsks, latestAsksBy, pageOfAsks, peopleOf, type PlaceOfAsk, rulesOf } from './store.ts';

type Approvals = RouteTypes<typeof approvalRoutes.listApprovals>;
type OwnAsk = RouteTypes<typeof approvalRoutes.listOwnAsks>['answer']['asks'][number];

const MOST_OWN = 100;

const toCursor = (decideBy: Date, postId: string) =>
  Buffer.from(`${decideBy.getTime()}.${postId}`).toString('base64url');

function fromCursor(cursor: string): PlaceOfAsk {
  const match = /^(\d{1,15})\.(pst_[a-z0-9]{6,40})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match)
    throw new AppError('invalid_request', { issues: [{ path: 'query.cursor', message: 'is not from this list' }] });
  return { decideBy: Number(match[1]), postId: match[2] ?? '' };
}

const isOpen = (ask: AskRow, post: PostRow | undefined): post is PostRow =>
  post !== undefined && waitsForYes(post) && ask.digest === approvalDigest(post);

/** Whose posts somebody may agree to: everybody's, everybody's but their own (`except`), or nobody's. */
async function reachOf(
  db: ApprovalDeps['db'],
  teamId: string,
  memberId: string,
): Promise<{ except: string | null } | null> {
  const [rules, people] = await Promise.all([rulesOf(db, teamId), peopleOf(db, teamId, { ids: [memberId] })]);
  const own = people.find(({ id }) => id === memberId);
  if (!own) return null;
  const person = { memberId, isOwner: memberId === teamId, seat: own.seat };
  const mayFor = (askerId: string) => mayApprove(rules, person, askerId);
  if (mayFor(memberId)) return { except: null };
  return mayFor('') ? { except: memberId } : null;
}

/** A page of the posts that wait for somebody, those that have to be decided first at the top; with the first page they are counted. */
export async function listApprovals(
  deps: Pick<ApprovalDeps, 'db' | 'pictureAddress' | 'posterAddress'>,
  actor: MemberActor,
  { cursor, limit }: Approvals['query'],
): Promise<Approvals['answer']> {
  const after = cursor === undefined ? undefined : fromCursor(cursor);
  const teamId = isTeamOwner(actor) ? actor.userId : actor.membership?.ownerId;
  const reach = teamId === undefined ? null : await reachOf(deps.db, teamId, actor.userId);
  if (teamId === undefined || reach === null) return { items: [], nextCursor: null, total: after ? null : 0 };
  const [found, total] = await Promise.all([
    pageOfAsks(deps.db, teamId, { ...reach, after, limit: limit + 1 }),
    after ? null : countAsks(deps.db, teamId, reach.except),
  ]);
  const asks = found.slice(0, limit);
  const [posts, people] = await Promise.all([
    postsOfIds(
      deps.db,
      asks.map((ask) => ask.post_id),
    ),
    peopleOf(deps.db, teamId, { ids: asks.map((ask) => ask.asker_id) }),
  ]);
  const aged = await agedAmong(deps.db, [...posts.values()]);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const last = asks.at(-1);
  const lastPost = last && posts.get(last.post_id);
  return {
    items: asks.flatMap((ask) => {
      const post = posts.get(ask.post_id);
      return isOpen(ask, post) ? presentAsk(deps, { ask, post, asker: nameOf.get(ask.asker_id) ?? '', aged }) : [];
    }),
    nextCursor: found.length > limit && lastPost ? toCursor(endOf(last, lastPost), lastPost.id) : null,
    total,
  };
}

/** The rules of a team, those who may agree by them, and those who have decided any of these. */
async function approversOf(db: ApprovalDeps['db'], teamId: string, asks: readonly AskRow[]) {
  const rules = await rulesOf(db, teamId);
  const decided = asks.flatMap((ask) => (ask.team_id === teamId ? (ask.decided_by ?? []) : []));
  const [approvers, deciders] = await Promise.all([
    peopleOf(db, teamId, { approversBy: rules }),
    peopleOf(db, teamId, { ids: decided }),
  ]);
  return { rules, approvers, deciders };
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
        async (teamId) => [teamId, await approversOf(deps.db, teamId, asks)] as const,
      ),
    ),
  );
  return asks.flatMap((ask) => {
    const post = posts.get(ask.post_id);
    const team = teams.get(ask.team_id);
    if (!post || !team) return [];
    const { approvers, deciders, rules } = team;
    const waits = ask.verdict === null;
    // Nobody decided it: it was cancelled before.
    if (waits && !waitsForYes(post)) return [];
    const may = ({ id, seat }: (typeof approvers)[number]) =>
      mayApprove(rules, { memberId: id, isOwner: id === ask.team_id, seat }, memberId);
    return {
      postId: ask.post_id,
      state: ask.verdict ?? 'waiting',
      waitsFor: waits ? approvers.filter(may).map(({ name }) => name) : [],
      decideBy: endOf(ask, post).toISOString(),
      undecided: ask.undecided,
      by: deciders.find(({ id }) => id === ask.decided_by)?.name ?? null,
      reason: ask.reason,
    };
  });
}
