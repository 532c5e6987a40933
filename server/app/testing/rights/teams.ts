import { anyone, member, type RightsOf } from './right.ts';

const invite = { kind: 'invite', parameter: 'inviteId' } as const;

export const teamsRights: RightsOf<'teams'> = {
  getTeam: { who: 'team manager' },
  listTeamMembers: { who: 'team manager' },
  listTeamInvites: { who: 'team manager' },
  getTeamGaps: { who: 'team manager' },
  fillTeamGaps: {
    who: 'team manager',
    inPerson: true,
    account: 'team',
    parameter: 'childId',
    body: [{ field: 'job_title', value: 'Agent' }],
  },
  getTeamAbove: member,
  leaveTeam: { ...member, inPerson: true },
  inviteMembers: {
    who: 'team manager',
    inPerson: true,
    body: { people: [{ email: 'new@example.test' }], language: 'en' },
  },
  resendInvite: { who: 'team manager', inPerson: true, owns: invite },
  cancelInvite: { who: 'team manager', inPerson: true, owns: invite },
  setTeamAdmin: { who: 'team owner', inPerson: true, account: 'team', parameter: 'childId' },
  removeMember: { who: 'team manager', inPerson: true, account: 'team', parameter: 'childId' },
  lockField: { who: 'team manager', inPerson: true },
  unlockField: { who: 'team manager', inPerson: true },
  getTeamSettings: { who: 'team manager' },
  setTeamSetting: { who: 'team manager', inPerson: true },
  withdrawTeamSetting: { who: 'team manager', inPerson: true },
  readInvite: anyone,
  acceptInvite: { ...member, inPerson: true },
  joinAsNew: { ...anyone, inPerson: true },
  declineInvite: anyone,
};
