import { isOneMailbox, referralAfter } from '@yardsign/domain/referral/referral';
import type { Tx } from '../../platform/database/database.ts';
import { knownAccount } from '../billing/account/known-account.ts';
import type { ReferralDeps } from './ports.ts';
import { findReferrer, insertCredit, insertReferral, lockReferral, setReferral } from './store.ts';
import type { Visit } from './visit.ts';

type Deps = Pick<ReferralDeps, 'clock' | 'random'>;

/** Writes down by whose link a new member came. One who came by their own stays on the list, and earns nothing. */
export async function noteSignUp(
  deps: Deps,
  tx: Tx,
  referee: { id: string; email: string },
  { code, visitedAt }: Visit,
): Promise<void> {
  const referrer = await findReferrer(tx, code);
  if (!referrer || referrer.id === referee.id) return;
  const now = deps.clock.now();
  const isSelf = isOneMailbox(referrer.email, referee.email);
  await insertReferral(tx, {
    id: deps.random.id('rfl'),
    referee_id: referee.id,
    referrer_id: referrer.id,
    state: isSelf ? 'refused' : 'signed-up',
    refusal: isSelf ? 'self' : null,
    visited_at: visitedAt,
    created_at: now,
    changed_at: now,
  });
}

/** The card that somebody pays with, or null. */
async function cardOf(tx: Tx, memberId: string): Promise<string | null> {
  return (await knownAccount(tx, memberId))?.account?.card?.fingerprint ?? null;
}

/** Follows what somebody who was referred has paid. With the second payment a free month is written down, once. */
export async function notePayments(
  deps: Deps,
  tx: Tx,
  refereeId: string,
  { count, card }: { count: number; card: string | null },
): Promise<void> {
  const referral = await lockReferral(tx, refereeId);
  if (!referral) return;
  const sharesCard = card !== null && card === (await cardOf(tx, referral.referrer_id));
  const { state, refusal } = referralAfter(referral.state, { payments: count, sharesCard });
  if (state === referral.state) return;
  const now = deps.clock.now();
  await setReferral(tx, referral.id, { state, refusal, changed_at: now });
  if (state !== 'earned') return;
  await insertCredit(tx, {
    id: deps.random.id('rfc'),
    referrer_id: referral.referrer_id,
    referral_id: referral.id,
    amount: null,
    state: 'waiting',
    created_at: now,
    settled_at: null,
  });
}
