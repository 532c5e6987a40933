import { DAY_MS } from '@yardsign/domain/time/spans';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { listTeamInvites } from '@yardsign/contracts/routes/profile/team-people';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { fromCursor, placeOfInvite, toCursor, wordsToFind } from './list-place.ts';
import { nameOf } from './name-of.ts';
import { countInvitesFound, pageOfInvites } from './people-store.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { namesOf, type InviteRow } from './store.ts';

/** How long a no stays on the page. */
const DECLINED_SHOWN_MS = 30 * DAY_MS;

type Route = RouteTypes<typeof listTeamInvites>;

/** The moments by which invitations are shown. */
export const shownAt = (now: Date): { now: Date; declinedSince: Date } => ({
  now,
  declinedSince: new Date(now.getTime() - DECLINED_SHOWN_MS),
});

function presentInvite(names: ReadonlyMap<string, string>, now: Date) {
  return (invite: InviteRow): Route['answer']['items'][number] => ({
    id: invite.id,
    email: invite.email,
    name: nameOf(invite),
    isAdmin: invite.is_admin,
    language: invite.language,
    state: invite.declined_at !== null ? 'declined' : invite.expires_at > now ? 'open' : 'expired',
    invitedBy: names.get(invite.invited_by) ?? '',
    sentAt: (invite.last_sent_at ?? invite.created_at).toISOString(),
    expiresAt: (invite.declined_at ?? invite.expires_at).toISOString(),
  });
}

function placeOf({ declined_at: declined, created_at: created, id }: InviteRow) {
  return declined === null ? [0, created.getTime(), id] : [1, declined.getTime(), id];
}

/** A page of the invitations that the query finds; with the first page they are counted. */
export async function listInvites(
  deps: Pick<TeamsDeps, 'clock' | 'db'>,
  actor: MemberActor,
  { query, cursor, limit, state }: Route['query'],
): Promise<Route['answer']> {
  const { teamId } = managerOf(actor);
  const words = wordsToFind(query);
  if (words === null) return { items: [], nextCursor: null, total: 0 };
  const now = deps.clock.now();
  const filter = { words, state, ...shownAt(now) };
  const after = fromCursor(cursor, placeOfInvite);
  const [found, total] = await Promise.all([
    pageOfInvites(deps.db, teamId, filter, { after, limit: limit + 1 }),
    after ? null : countInvitesFound(deps.db, teamId, filter),
  ]);
  const page = found.slice(0, limit);
  const names = await namesOf(deps.db, [...new Set(page.map((invite) => invite.invited_by))]);
  const last = page.at(-1);
  return {
    items: page.map(presentInvite(names, now)),
    nextCursor: found.length > limit && last ? toCursor(placeOf(last)) : null,
    total,
  };
}
