import { sql, type RawBuilder } from 'kysely';
import type { Membership, UserType } from '@yardsign/domain/access/actor';

/** What the team above an account tells, as a statement brings it. */
export interface TeamAbove {
  owner_id: string;
  owner_type: UserType | null;
  is_admin: boolean;
}

/** In a statement of any feature: the first account above a member. The rules look at no other. */
export function firstTeamAbove(memberId: RawBuilder<unknown>): RawBuilder<TeamAbove | null> {
  return sql<TeamAbove | null>`(
    select jsonb_build_object('owner_id', owner.id, 'owner_type', owner.type, 'is_admin', team_member.is_admin)
    from team_member join member as owner on owner.id = team_member.parent_id
    where team_member.child_id = ${memberId}
    order by team_member.parent_id
    limit 1
  )`;
}

export function membershipOf(team: TeamAbove | null): Membership | null {
  return team && { ownerId: team.owner_id, ownerType: team.owner_type, isAdmin: team.is_admin };
}
