import type { StatementsOf } from './statements-of.ts';

export const referralStatements: StatementsOf<'referral'> = {
  listReferrals: 3,
  makeReferralLink: 4,
  visitByReferral: 4,
};
