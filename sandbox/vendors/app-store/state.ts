import type { IdCounters } from '../../kit/ids.ts';

/** As Apple counts: 1 active, 2 expired, 3 billing is tried again, 4 grace period, 5 revoked. */
type StoreStatus = 1 | 2 | 3 | 4 | 5;

/** Something that renews itself. All times are epoch ms on the sandbox's clock. */
export interface Purchase {
  originalTransactionId: string;
  transactionId: string;
  /** What the app gave along, to tell whose it is. */
  appAccountToken: string | null;
  productId: string;
  months: number;
  purchasedAt: number;
  expiresAt: number;
  graceEndsAt: number | null;
  revokedAt: number | null;
  status: StoreStatus;
  renews: boolean;
  /** The next bills are refused. */
  cardFails: boolean;
}

interface Notice {
  notificationUUID: string;
  type: string;
  subtype: string | null;
  at: number;
  signedPayload: string;
  sentAt: number | null;
}

export interface AppStoreState {
  purchases: Purchase[];
  notices: Notice[];
  counters: IdCounters;
}

export const freshAppStoreState = (): AppStoreState => ({ purchases: [], notices: [], counters: {} });
