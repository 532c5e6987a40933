import type { StatementsOf } from './statements-of.ts';

export const teamsStatements: StatementsOf<'teams'> = {
  acceptInvite: 5,
  cancelInvite: 8,
  declineInvite: 5,
  fillTeamGaps: 14,
  getTeam: 8,
  getTeamAbove: 5,
  getTeamGaps: 5,
  getTeamSettings: 7,
  inviteMembers: 6,
  joinAsNew: 5,
  leaveTeam: 13,
  lockField: 15,
  readInvite: 6,
  removeMember: 12,
  resendInvite: 6,
  setTeamAdmin: 5,
  setTeamSetting: 14,
  unlockField: 5,
  withdrawTeamSetting: 5,
};
