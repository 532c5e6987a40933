import type { StatementsOf } from './statements-of.ts';

export const approvalStatements: StatementsOf<'approval'> = {
  decideApproval: 9,
  decideByLink: 6,
  getRules: 6,
  listApprovals: 6,
  listOwnAsks: 6,
  readApprovalLink: 6,
  saveRules: 14,
};
