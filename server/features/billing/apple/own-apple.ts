import { type AppleStatus, appleEntitlement } from '@yardsign/domain/billing/apple';
import type { Entitlement } from '@yardsign/domain/billing/grants';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { BillingDeps } from '../ports.ts';
import { findApple } from './apple-store.ts';

/** What a member has in the App Store. */
export interface OwnApple {
  originalTransactionId: string;
  status: AppleStatus;
  planCode: string;
  expiresAt: Date | null;
  graceEndsAt: Date | null;
  renews: boolean;
}

type Deps = Pick<BillingDeps, 'appleProducts'>;

export async function readOwnApple(db: Db | Tx, { appleProducts }: Deps, memberId: string): Promise<OwnApple | null> {
  const row = await findApple(db, memberId);
  if (!row) return null;
  return {
    originalTransactionId: row.original_transaction_id,
    status: row.status,
    planCode: appleProducts[row.product_id] ?? '',
    expiresAt: row.expires_at,
    graceEndsAt: row.grace_ends_at,
    renews: row.renews,
  };
}

/** What it gives; null for somebody who never had anything there. */
export async function entitledByApple(tx: Tx, deps: Deps, memberId: string): Promise<Entitlement | null> {
  const apple = await readOwnApple(tx, deps, memberId);
  return apple && appleEntitlement(apple);
}
