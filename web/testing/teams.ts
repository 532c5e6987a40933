import type { Team } from '../features/teams/api.ts';

/** Oscar's team, which has locked nothing yet. */
export const TEAM: Team = {
  ownerId: 'usr_owner0000001',
  ownerName: 'Oscar Grant',
  company: 'Harbor',
  role: 'owner',
  seats: { total: 5, members: 3, invites: 0 },
  inviteCount: 0,
  locks: [],
  ownValues: [
    { field: 'company', value: 'Harbor & Pine', url: null },
    { field: 'logo', value: '', url: null },
  ],
};
