import { createHash } from 'node:crypto';
import { signJws } from './sign.ts';
import type { Purchase } from './state.ts';

export interface AppOfMerchant {
  bundleId: string;
  environment: 'Production' | 'Sandbox';
}

export interface What {
  type: string;
  subtype: string | null;
  /** When it is signed. */
  at: number;
  /** Tells it from every other. */
  seed: string;
}

/** A UUID that follows from a word, so that every run has the same. */
export function uuidOf(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** A notification of version 2, signed, with what it is about signed each for itself. */
export async function noticeOf(purchase: Purchase, app: AppOfMerchant, { type, subtype, at, seed }: What) {
  const { originalTransactionId, productId, expiresAt, graceEndsAt, revokedAt } = purchase;
  const transaction = {
    originalTransactionId,
    transactionId: purchase.transactionId,
    bundleId: app.bundleId,
    productId,
    purchaseDate: purchase.purchasedAt,
    expiresDate: expiresAt,
    type: 'Auto-Renewable Subscription',
    inAppOwnershipType: 'PURCHASED',
    environment: app.environment,
    signedDate: at,
    ...(purchase.appAccountToken !== null && { appAccountToken: purchase.appAccountToken }),
    ...(revokedAt !== null && { revocationDate: revokedAt, revocationReason: 0 }),
  };
  const renewal = {
    originalTransactionId,
    productId,
    autoRenewProductId: productId,
    autoRenewStatus: purchase.renews ? 1 : 0,
    environment: app.environment,
    signedDate: at,
    ...(graceEndsAt !== null && { gracePeriodExpiresDate: graceEndsAt }),
  };
  const notificationUUID = uuidOf(`notification|${seed}`);
  const signedPayload = await signJws({
    notificationType: type,
    ...(subtype !== null && { subtype }),
    notificationUUID,
    version: '2.0',
    signedDate: at,
    data: {
      appAppleId: 1234567890,
      bundleId: app.bundleId,
      bundleVersion: '1',
      environment: app.environment,
      status: purchase.status,
      signedTransactionInfo: await signJws(transaction),
      signedRenewalInfo: await signJws(renewal),
    },
  });
  return { notificationUUID, type, subtype, at, signedPayload, sentAt: null };
}
