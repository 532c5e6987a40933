import { DAY_MS } from '@yardsign/domain/time/spans';
import { compactVerify, decodeProtectedHeader } from 'jose';
import type { AppleStatus } from '@yardsign/domain/billing/apple';
import type { AppleNotice, AppStore } from '../../features/billing/apple/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import { keyOfChain } from './chain.ts';
import { noticeSchema, renewalSchema, transactionSchema } from './schema.ts';

/** Apple sends what was not answered for six days and a half. What is older was kept by somebody else. */
const OLDEST_MS = 7 * DAY_MS;
const AHEAD_MS = 5 * 60_000;

/** As Apple counts them. */
const STATUSES: Readonly<Record<number, AppleStatus>> = {
  1: 'active',
  2: 'expired',
  3: 'billing_retry',
  4: 'grace_period',
  5: 'revoked',
};

/** Kinds that change how a subscription stands, with the subtypes that each is known to have; `null` stands for none. */
const KNOWN: Readonly<Record<string, readonly (string | null)[]>> = {
  SUBSCRIBED: ['INITIAL_BUY', 'RESUBSCRIBE'],
  DID_RENEW: [null, 'BILLING_RECOVERY'],
  DID_CHANGE_RENEWAL_PREF: [null, 'UPGRADE', 'DOWNGRADE'],
  DID_CHANGE_RENEWAL_STATUS: ['AUTO_RENEW_ENABLED', 'AUTO_RENEW_DISABLED'],
  OFFER_REDEEMED: [null, 'INITIAL_BUY', 'RESUBSCRIBE', 'UPGRADE', 'DOWNGRADE'],
  DID_FAIL_TO_RENEW: [null, 'GRACE_PERIOD'],
  GRACE_PERIOD_EXPIRED: [null],
  EXPIRED: ['VOLUNTARY', 'BILLING_RETRY', 'PRICE_INCREASE', 'PRODUCT_NOT_FOR_SALE'],
  RENEWAL_EXTENDED: [null],
  REFUND: [null],
  REFUND_REVERSED: [null],
  REVOKE: [null],
};

interface AppStoreSettings {
  bundleId: string;
  environment: 'Production' | 'Sandbox';
  /** Fingerprints (SHA-256, hex) of the roots that are believed. */
  roots: readonly string[];
  clock: Clock;
}

/** Reads notifications of the App Store, version 2. What is not Apple's, not of this app or not of this time is read as null. */
export function createAppStore({ bundleId, environment, roots, clock }: AppStoreSettings): AppStore {
  async function payloadOf(jws: string): Promise<unknown> {
    const { alg, x5c } = decodeProtectedHeader(jws);
    const key = alg === 'ES256' ? keyOfChain(x5c, roots, clock.now()) : null;
    if (key === null) throw new Error('a chain that is not believed');
    const { payload } = await compactVerify(jws, key, { algorithms: ['ES256'] });
    return JSON.parse(new TextDecoder().decode(payload));
  }

  const isOurs = (of: { bundleId: string; environment: string }) =>
    of.bundleId === bundleId && of.environment === environment;

  async function subscriptionOf(data: NonNullable<ReturnType<typeof noticeSchema.parse>['data']>) {
    if (data.signedTransactionInfo === undefined) return null;
    const transaction = transactionSchema.parse(await payloadOf(data.signedTransactionInfo));
    const status = STATUSES[data.status ?? 0];
    if (!isOurs(transaction)) throw new Error('a purchase in another app');
    if (status === undefined) return null;
    const renewal =
      data.signedRenewalInfo === undefined ? null : renewalSchema.parse(await payloadOf(data.signedRenewalInfo));
    if (renewal && renewal.originalTransactionId !== transaction.originalTransactionId)
      throw new Error('a renewal of something else');
    return {
      originalTransactionId: transaction.originalTransactionId,
      productId: transaction.productId,
      accountToken: transaction.appAccountToken?.toLowerCase() ?? null,
      status,
      expiresAt: transaction.expiresDate ?? null,
      graceEndsAt: renewal?.gracePeriodExpiresDate ?? null,
      renews: renewal?.autoRenewStatus === 1,
    };
  }

  async function read(signedPayload: string): Promise<AppleNotice> {
    const notice = noticeSchema.parse(await payloadOf(signedPayload));
    const age = clock.now().getTime() - notice.signedDate.getTime();
    if (age > OLDEST_MS || age < -AHEAD_MS) throw new Error('a notification of another time');
    if (notice.data === undefined || !isOurs(notice.data)) throw new Error('a notification of another app');
    const isKnown = KNOWN[notice.notificationType]?.includes(notice.subtype ?? null) === true;
    const subscription = await subscriptionOf(notice.data);
    return {
      id: notice.notificationUUID.toLowerCase(),
      type: notice.notificationType,
      subtype: notice.subtype ?? null,
      signedAt: notice.signedDate,
      subscription: isKnown ? subscription : null,
    };
  }

  return {
    // Whatever is wrong with it, a stranger is told nothing of it.
    readNotice: (signedPayload) => read(signedPayload).catch(() => null),
  };
}
