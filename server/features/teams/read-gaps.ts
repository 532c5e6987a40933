import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getTeamGaps } from '@yardsign/contracts/routes/profile/teams';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { readMissingFields } from '../profile/missing-fields.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { membersOf } from './store.ts';

/** What the profile of each member lacks, those who lack the most first. */
export async function readGaps(
  deps: Pick<TeamsDeps, 'db'>,
  actor: MemberActor,
): Promise<RouteTypes<typeof getTeamGaps>['answer']> {
  const members = await membersOf(deps.db, managerOf(actor).teamId);
  const missing = await readMissingFields(
    deps.db,
    members.map(({ id }) => id),
  );
  const rows = members.map((member) => ({
    id: member.id,
    name: `${member.first_name} ${member.last_name}`.trim(),
    missing: missing.get(member.id) ?? [],
  }));
  return { members: rows.toSorted((one, other) => other.missing.length - one.missing.length) };
}
