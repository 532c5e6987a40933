import { appleDueAt, eitherEntitlement } from '@yardsign/domain/billing/apple';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { applyEntitlement, entitledBy } from '../account/apply-entitlement.ts';
import type { BillingDeps } from '../ports.ts';
import type { AppleNotice, AppleSubscriptionNews } from './ports.ts';
import { readSnapshot } from '../account/snapshot.ts';
import { findBilling, lockPerson } from '../store.ts';
import { expireApple, findBuyer, keepNotice, overdueApple, putApple, setOutcome } from './apple-store.ts';
import { entitledByApple } from './own-apple.ts';
import type { AppleNoticeTable } from './tables.ts';

const AT_ONCE = 50;

/** Lets a change in the App Store take its effect on what the member may use. @param change returns whether there was any. */
async function withEffect(
  deps: BillingDeps,
  tx: Tx,
  memberId: string,
  change: () => Promise<boolean>,
): Promise<boolean> {
  // The first lock of all: two notifications of one member wait for each other here.
  await lockPerson(tx, memberId);
  const account = await findBilling(tx, memberId);
  const card = account ? entitledBy(readSnapshot(account.snapshot), deps.graceDays, account.synced_at) : null;
  const before = eitherEntitlement(card, await entitledByApple(tx, deps, memberId));
  if (!(await change())) return false;
  const after = eitherEntitlement(card, await entitledByApple(tx, deps, memberId));
  const seats = account?.seats_bought ?? 0;
  // Seats are the card's to give: whatever Apple says, they stay.
  if (after) await applyEntitlement(deps, tx, memberId, { ...after, seats }, { seats, status: before?.status ?? null });
  return true;
}

async function follow(
  deps: BillingDeps,
  tx: Tx,
  signedAt: Date,
  news: AppleSubscriptionNews,
): Promise<AppleNoticeTable['outcome']> {
  if (!Object.hasOwn(deps.appleProducts, news.productId)) return 'no-plan';
  const memberId = await findBuyer(tx, news);
  if (memberId === null) return 'nobody';
  const { originalTransactionId, productId, status, expiresAt, graceEndsAt, renews } = news;
  const row = {
    original_transaction_id: originalTransactionId,
    member_id: memberId,
    product_id: productId,
    status,
    expires_at: expiresAt,
    grace_ends_at: graceEndsAt,
    renews,
    signed_at: signedAt,
    due_at: appleDueAt(news),
  };
  return (await withEffect(deps, tx, memberId, () => putApple(tx, row))) ? 'followed' : 'overtaken';
}

async function keep(deps: BillingDeps, { id, type, subtype, signedAt, subscription }: AppleNotice): Promise<void> {
  const received_at = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const isNew = await keepNotice(tx, { id, type, subtype, outcome: 'ignored', signed_at: signedAt, received_at });
    if (isNew && subscription) await setOutcome(tx, id, await follow(deps, tx, signedAt, subscription));
  });
}

/**
 * Follows a notification of the App Store, once, whatever order they come in. What is not understood is kept and changes nothing.
 *
 * @throws AppError `billing_off`; `billing_not_found` for one that is not Apple's, or not about this app: it is told nothing.
 */
export async function receiveAppleNotice(deps: BillingDeps, signedPayload: string): Promise<void> {
  if (deps.appStore === null) throw new AppError('billing_off');
  const notice = await deps.appStore.readNotice(signedPayload);
  if (notice === null) throw new AppError('billing_not_found');
  await keep(deps, notice);
}

/** Ends what should have been heard of long ago: nothing is held because a notification was lost. */
export async function endOverdueApple(deps: BillingDeps): Promise<void> {
  const now = deps.clock.now();
  for (const { original_transaction_id: id, member_id: memberId } of await overdueApple(deps.db, now, AT_ONCE))
    await deps.db.transaction().execute((tx) => withEffect(deps, tx, memberId, () => expireApple(tx, id, now)));
}
