import type { AppleStatus } from '@yardsign/domain/billing/apple';

/** How something that was bought in the App Store stands. */
export interface AppleSubscriptionNews {
  originalTransactionId: string;
  productId: string;
  /** What the app gave along with the purchase, or null. */
  accountToken: string | null;
  status: AppleStatus;
  expiresAt: Date | null;
  graceEndsAt: Date | null;
  renews: boolean;
}

/** A notification of the App Store that is Apple's own, about our app, and of this time. */
export interface AppleNotice {
  /** The same when it is sent again. */
  id: string;
  type: string;
  subtype: string | null;
  signedAt: Date;
  /** Null: it says nothing that is understood. */
  subscription: AppleSubscriptionNews | null;
}

export interface AppStore {
  /** @returns null for one that is not to be believed. */
  readNotice(signedPayload: string): Promise<AppleNotice | null>;
}
