import { isKept } from '@yardsign/domain/billing/coupon-definitions';
import { type BillingDeps, type CardProcessor, ProcessorRefusal, ProcessorSilence } from '../ports.ts';
import { processorOf } from '../account/sync-account.ts';
import { type CouponRow, markSettled } from './coupon-store.ts';
import { readDefinition } from './definitions-schema.ts';

/** A coupon of that code, or null. */
async function keptAs(processor: CardProcessor, code: string) {
  const folded = code.toLowerCase();
  return (await processor.coupons()).find((one) => one.code.toLowerCase() === folded) ?? null;
}

async function tell(processor: CardProcessor, row: CouponRow): Promise<void> {
  const kept = await keptAs(processor, row.code);
  if (row.ended_at !== null) {
    if (kept?.redeemable === true) await processor.endCoupon(kept.code);
    return;
  }
  if (row.definition === null || kept !== null) return;
  const { purpose, names } = readDefinition(row.definition);
  await processor.createCoupon({
    ...readDefinition(row.definition),
    name: names.en,
    // Who was brought by a colleague begins once.
    oncePerAccount: purpose === 'referral',
  });
}

/**
 * Tells the processor what stands here of a coupon. Doing it again does nothing more: it is made where it is not there, and ended
 * where it still can be used.
 *
 * @returns false when the processor is silent. What it refuses is not tried again: the list says that it is missing.
 */
export async function settleCoupon(deps: BillingDeps, row: CouponRow): Promise<boolean> {
  try {
    await tell(processorOf(deps), row);
  } catch (error) {
    if (error instanceof ProcessorSilence) return false;
    if (!(error instanceof ProcessorRefusal)) throw error;
  }
  await markSettled(deps.db, row);
  return true;
}

/** Whether a code is free at the processor, or stands there just as it is defined. @throws ProcessorSilence */
export async function isFreeFor(deps: BillingDeps, definition: ReturnType<typeof readDefinition>): Promise<boolean> {
  const kept = await keptAs(processorOf(deps), definition.code);
  return kept === null || isKept(definition, kept);
}
