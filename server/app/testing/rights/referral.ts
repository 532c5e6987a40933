import { anyone, type Right, type RightsOf } from './right.ts';

const refers: Right = { who: 'referrer', inPerson: true };

export const referralRights: RightsOf<'referral'> = {
  makeReferralLink: refers,
  listReferrals: refers,
  visitByReferral: { ...anyone, body: { code: 'abcdef123456' } },
};
