import type { AccountDeps } from '../../features/account/ports.ts';
import { keepSignupCoupon } from '../../features/billing/coupons/signup-coupon-store.ts';
import type { BillingDeps } from '../../features/billing/ports.ts';
import { noteSignUp } from '../../features/referral/note-referral.ts';
import type { ReferralDeps } from '../../features/referral/ports.ts';
import { readVisit, visitText } from '../../features/referral/visit.ts';
import type { Core } from '../core.ts';
import { faultsOf } from './tell-error.ts';

/** What the link to a sign-up brings: it is remembered by whose link somebody came, and the coupon that it gave them. */
export function signUpReferrals({
  clock,
  random,
  sessionKey: secret,
}: Pick<Core, 'clock' | 'random' | 'sessionKey'>): Pick<AccountDeps, 'readReferral' | 'noteReferral' | 'noteCoupon'> {
  return {
    readReferral(cookie) {
      const visit = readVisit({ secret, clock }, cookie);
      return visit === null ? '' : visitText.write(visit);
    },
    noteReferral: (tx, member, referral) => noteSignUp({ clock, random }, tx, member, visitText.read(referral)),
    noteCoupon: (tx, memberId, code) => keepSignupCoupon(tx, { member_id: memberId, code, noted_at: clock.now() }),
  };
}

export function referralDeps(core: Core, billing: BillingDeps): ReferralDeps {
  const { clock, random, publicUrl, sessionKey: secret } = core;
  return {
    db: core.database.db,
    clock,
    random,
    secret,
    publicUrl,
    billing,
    reportError: faultsOf(core, 'referral', 'a free month could not be given'),
  };
}
