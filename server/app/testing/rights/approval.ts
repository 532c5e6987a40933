import { NO_RULES } from '@yardsign/domain/approval/team-rules';
import { anyone, member, type RightsOf } from './right.ts';

export const approvalRights: RightsOf<'approval'> = {
  getRules: { who: 'team manager' },
  saveRules: { who: 'team owner', inPerson: true, body: NO_RULES },
  listApprovals: member,
  listOwnAsks: member,
  decideApproval: { who: 'active', inPerson: true },
  readApprovalLink: anyone,
  decideByLink: { ...anyone, inPerson: true },
};
