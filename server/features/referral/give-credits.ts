import { monthlyEquivalent, monthsOfCode } from '@yardsign/domain/billing/plans';
import { AppError } from '../../platform/errors.ts';
import { commandState, knownAccount } from '../billing/account/known-account.ts';
import type { BillingDeps } from '../billing/ports.ts';
import { runCommand } from '../billing/commands/run-command.ts';
import { processorOf } from '../billing/account/sync-account.ts';
import type { PlaceInTime } from '../../platform/http/time-cursor.ts';
import type { ReferralDeps } from './ports.ts';
import { type CreditRow, fixAmount, setCredit, waitingCredits } from './store.ts';

const AT_ONCE = 50;
const MOST_TRIES = 5;
/** It stands on the invoice, which the processor writes in English. */
const DESCRIPTION = 'Free month for a referral';

/**
 * What a month of the referrer's plan costs, in cents; null where they pay nothing, and where nobody knows for how many months they pay at once:
 * the price of a year would be given for one of them.
 */
async function monthOf(billing: BillingDeps, referrerId: string): Promise<number | null> {
  const subscription = (await knownAccount(billing.db, referrerId))?.subscription ?? null;
  if (subscription === null || subscription.unitAmount <= 0) return null;
  const sold = (await processorOf(billing).plans()).find(({ code }) => code === subscription.planCode);
  const months = sold?.months ?? monthsOfCode(subscription.planCode);
  if (months === null) return null;
  return Math.max(1, Math.round(monthlyEquivalent({ price: subscription.unitAmount, months })));
}

/** Each try is a command with a name of its own, so that a try whose end was lost is found again and never made twice. */
const commandOf = ({ id, tries }: Pick<CreditRow, 'id' | 'tries'>) => `cmd_${id.slice('rfc_'.length)}${tries}`;

async function ask(billing: BillingDeps, credit: CreditRow, amount: number): Promise<void> {
  try {
    const command = { kind: 'credit', amount, description: DESCRIPTION } as const;
    await runCommand(billing, credit.referrer_id, command, { id: commandOf(credit) });
  } catch (error) {
    // Busy, unclear or refused: what became of it stands in its row.
    if (!(error instanceof AppError)) throw error;
  }
}

/** Gives one month: asks the processor where nobody has, and writes down what became of it. */
async function giveCredit({ db, clock, billing }: ReferralDeps, credit: CreditRow): Promise<void> {
  const worth = credit.amount ?? (await monthOf(billing, credit.referrer_id));
  if (worth === null) return;
  // Another process may have fixed it, at the price of another plan, and given that.
  const amount = await fixAmount(db, credit.id, worth);
  if ((await commandState(db, commandOf(credit))) === null) await ask(billing, credit, amount);
  const state = await commandState(db, commandOf(credit));
  if (state === 'done') await setCredit(db, credit.id, { state: 'credited', settled_at: clock.now() });
  if (state !== 'refused') return;
  const isLast = credit.tries + 1 >= MOST_TRIES;
  await setCredit(db, credit.id, {
    tries: credit.tries + 1,
    ...(isLast && { state: 'refused', settled_at: clock.now() }),
  });
}

/** Gives the months that wait, all of them: neither one account's trouble nor one that pays for nothing now keeps the others waiting. */
export async function giveCredits(deps: ReferralDeps): Promise<void> {
  if (deps.billing.processor === null) return;
  let after: PlaceInTime | undefined;
  for (;;) {
    const credits = await waitingCredits(deps.db, { after, limit: AT_ONCE });
    for (const credit of credits) await giveCredit(deps, credit).catch(deps.reportError);
    const last = credits.at(-1);
    if (!last) return;
    after = { at: last.created_at, id: last.id };
  }
}
