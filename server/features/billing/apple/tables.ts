import type { AppleStatus } from '@yardsign/domain/billing/apple';

export interface AppleAccountTable {
  member_id: string;
  token: string;
  created_at: Date;
}

export interface AppleSubscriptionTable {
  original_transaction_id: string;
  member_id: string;
  product_id: string;
  status: AppleStatus;
  expires_at: Date | null;
  grace_ends_at: Date | null;
  renews: boolean;
  signed_at: Date;
  due_at: Date | null;
}

export interface AppleNoticeTable {
  id: string;
  type: string;
  subtype: string | null;
  outcome: 'followed' | 'ignored' | 'overtaken' | 'nobody' | 'no-plan';
  signed_at: Date;
  received_at: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    apple_account: AppleAccountTable;
    apple_subscription: AppleSubscriptionTable;
    apple_notice: AppleNoticeTable;
  }
}
