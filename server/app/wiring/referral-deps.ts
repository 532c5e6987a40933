import type { AccountDeps } from '../../features/account/ports.ts';
import type { BillingDeps } from '../../features/billing/ports.ts';
import { noteSignUp } from '../../features/referral/note-referral.ts';
import type { ReferralDeps } from '../../features/referral/ports.ts';
import { readVisit, visitText } from '../../features/referral/visit.ts';
import type { Core } from '../core.ts';
import { tellError } from './tell-error.ts';

/** What a sign-up has to do with referrals: it is remembered by whose link somebody came. */
export function signUpReferrals({
  clock,
  random,
  sessionKey: secret,
}: Pick<Core, 'clock' | 'random' | 'sessionKey'>): Pick<AccountDeps, 'readReferral' | 'noteReferral'> {
  return {
    readReferral(cookie) {
      const visit = readVisit({ secret, clock }, cookie);
      return visit === null ? '' : visitText.write(visit);
    },
    noteReferral: (tx, member, referral) => noteSignUp({ clock, random }, tx, member, visitText.read(referral)),
  };
}

export function referralDeps(core: Core, billing: BillingDeps): ReferralDeps {
  const { clock, random, log, publicUrl, sessionKey: secret } = core;
  return {
    db: core.database.db,
    clock,
    random,
    secret,
    publicUrl,
    billing,
    reportError(error) {
      log.error({ err: error }, 'a free month could not be given');
      tellError(core, error, 'referral');
    },
  };
}
