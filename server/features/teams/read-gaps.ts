import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getTeamGaps } from '@yardsign/contracts/routes/profile/team-people';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { EXPECTED_FIELDS } from '@yardsign/domain/profile/basic-fields';
import { fromCursor, placeOfGap, toCursor, wordsToFind } from './list-place.ts';
import { nameOf } from './name-of.ts';
import { countGapsFound, type GapFilter, pageOfGaps, teamGaps } from './people-store.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';

type Route = RouteTypes<typeof getTeamGaps>;
type WholeTeam = NonNullable<Route['answer']['team']>;

/** What the whole team lacks. */
async function ofTeam(db: TeamsDeps['db'], teamId: string): Promise<WholeTeam> {
  const { members, lacking, has } = await teamGaps(db, teamId);
  const fields = EXPECTED_FIELDS.map((field) => ({ field, count: members - has[field] }));
  return { members, lacking, fields };
}

/** How many are found: of the whole team that is counted already. */
async function totalOf(db: TeamsDeps['db'], teamId: string, filter: GapFilter, team: WholeTeam): Promise<number> {
  if (filter.words.length > 0) return countGapsFound(db, teamId, filter);
  if (filter.field === undefined) return team.members;
  return team.fields.find(({ field }) => field === filter.field)?.count ?? 0;
}

/** A page of what the profiles of members lack, those who lack the most first; with the first page comes what the whole team lacks. */
export async function readGaps(
  deps: Pick<TeamsDeps, 'db'>,
  actor: MemberActor,
  { query, cursor, limit, field }: Route['query'],
): Promise<Route['answer']> {
  const { teamId } = managerOf(actor);
  const words = wordsToFind(query);
  const after = fromCursor(cursor, placeOfGap);
  const team = after ? null : await ofTeam(deps.db, teamId);
  if (words === null) return { items: [], nextCursor: null, total: 0, team };
  const filter = { words, field };
  const found = await pageOfGaps(deps.db, teamId, filter, { after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((member) => ({
      id: member.id,
      name: nameOf(member),
      missing: EXPECTED_FIELDS.filter((each) => !member.given.includes(each)),
    })),
    nextCursor:
      found.length > limit && last ? toCursor([last.given.length, last.last_name, last.first_name, last.id]) : null,
    total: team && (await totalOf(deps.db, teamId, filter, team)),
    team,
  };
}
