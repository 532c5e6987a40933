import { DAY_MS } from '@yardsign/domain/time/spans';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { type BillingDeps, ENOUGH_PAYMENTS, ProcessorRefusal, ProcessorSilence } from '../ports.ts';
import { processorOf } from '../account/sync-account.ts';

/** A processor that is silent is asked so much later again; one that refuses to cancel, a day later. */
const SILENT_MS = 5 * 60_000;
const REFUSED_MS = DAY_MS;

/**
 * Keeps the code of an account that is being deleted, so that what is charged for it can be cancelled later too. Until then the job has
 * tried to cancel it for a week; it is kept in any case, for what the processor said last may be old.
 */
export async function stopAfterDeletion(tx: Tx, memberId: string, now: Date): Promise<void> {
  const ofMember = (table: 'billing_account' | 'billing_command') =>
    tx.selectFrom(table).select('member_id').where('member_id', '=', memberId).limit(1).executeTakeFirst();
  if (!(await ofMember('billing_account')) && !(await ofMember('billing_command'))) return;
  await tx
    .insertInto('subscription_to_stop')
    .values({ account_code: memberId, next_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Codes of deleted accounts that the processor is to be asked of now. */
export async function accountsToStop(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription_to_stop')
    .select('account_code')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute();
  return rows.map(({ account_code: code }) => code);
}

/** Cancels what lives of an account at the processor. @throws ProcessorSilence, ProcessorRefusal. */
async function cancelLiving(deps: BillingDeps, code: string): Promise<void> {
  const processor = processorOf(deps);
  const { subscription } = await processor.read(code, { payments: ENOUGH_PAYMENTS });
  if (subscription?.state !== 'active' && subscription?.state !== 'paused') return;
  // A cancelled one is not cancelled again, so that a call whose answer was lost does no harm.
  await processor.execute(code, { kind: 'cancel', subscriptionId: subscription.id }, `stop:${subscription.id}`);
}

/** Cancels the subscription of a deleted account, and forgets the account once nothing more is charged for it. */
export async function stopDeleted(deps: BillingDeps, code: string): Promise<void> {
  try {
    await cancelLiving(deps, code);
  } catch (error) {
    const wait = error instanceof ProcessorSilence ? SILENT_MS : REFUSED_MS;
    const next_at = new Date(deps.clock.now().getTime() + wait);
    await deps.db.updateTable('subscription_to_stop').set({ next_at }).where('account_code', '=', code).execute();
    if (error instanceof ProcessorSilence) return;
    if (!(error instanceof ProcessorRefusal)) throw error;
    throw new Error('The card processor does not cancel the subscription of a deleted account', { cause: error });
  }
  await deps.db.deleteFrom('subscription_to_stop').where('account_code', '=', code).execute();
}
