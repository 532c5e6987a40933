import type { PersonBilling } from '@yardsign/contracts/routes/billing/billing-staff';
import { fromCents } from '@yardsign/domain/billing/money';
import { stageOf } from '@yardsign/domain/billing/subscription';
import { AppError } from '../../../platform/errors.ts';
import { knownAccount } from '../account/known-account.ts';
import { type BillingDeps, type BillingSnapshot, type Invoice, ProcessorSilence } from '../ports.ts';
import { findBilling } from '../store.ts';
import { findAccountOf, lastCommands } from './staff-store.ts';

const SHOWN = 10;
const instant = (date: Date | null | undefined) => date?.toISOString() ?? null;
const padded = (month: number) => String(month).padStart(2, '0');

/** The last invoices; null where the processor is silent. */
async function invoicesOf(deps: BillingDeps, memberId: string): Promise<Invoice[] | null> {
  if (deps.processor === null) return [];
  try {
    return (await deps.processor.invoices(memberId, { limit: SHOWN })).items;
  } catch (error) {
    if (error instanceof ProcessorSilence) return null;
    throw error;
  }
}

function presentCard(snapshot: BillingSnapshot | null): PersonBilling['card'] {
  const card = snapshot?.account?.card ?? null;
  return card && { type: card.type, last_four: card.lastFour, expires: `${padded(card.expMonth)}/${card.expYear}` };
}

/** What staff sees of an account: what the processor said last, and what was asked of it. @throws AppError `user_not_found`. */
export async function readPersonBilling(deps: BillingDeps, memberId: string): Promise<PersonBilling> {
  const account = await findAccountOf(deps.db, memberId);
  if (!account) throw new AppError('user_not_found');
  const now = deps.clock.now();
  const [row, snapshot, commands, invoices] = await Promise.all([
    findBilling(deps.db, memberId),
    knownAccount(deps.db, memberId),
    lastCommands(deps.db, memberId, SHOWN),
    invoicesOf(deps, memberId),
  ]);
  const subscription = snapshot?.subscription ?? null;
  const granted = account.granted_until;
  return {
    enabled: deps.processor !== null,
    stage: stageOf(subscription, now),
    plan: subscription?.planName ?? null,
    price: subscription && fromCents(subscription.total),
    ends_at: instant(subscription?.expiresAt ?? subscription?.periodEndsAt),
    card: presentCard(snapshot),
    balance: fromCents(snapshot?.balance ?? 0),
    past_due: fromCents((snapshot?.pastDue ?? []).reduce((sum, { balance }) => sum + balance, 0)),
    trial_ends_at: instant(account.trial_ends_at),
    granted_until: granted !== null && granted > now ? granted.toISOString() : null,
    last_sync: instant(row?.synced_at),
    stale: invoices === null,
    invoices: (invoices ?? []).map(({ number, type, state, total, createdAt, refundable }) => ({
      number,
      type,
      state,
      total: fromCents(total),
      created_at: createdAt.toISOString(),
      refundable: fromCents(refundable),
    })),
    commands: commands.map(({ created_at: at, ...command }) => ({ ...command, created_at: at.toISOString() })),
  };
}
