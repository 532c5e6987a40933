import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { SignupCouponTable } from '../tables.ts';

/** Keeps the coupon that somebody's link has brought; the last link counts. */
export async function keepSignupCoupon(tx: Tx, row: Insertable<SignupCouponTable>): Promise<void> {
  const { code, noted_at } = row;
  await tx
    .insertInto('signup_coupon')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ code, noted_at }))
    .execute();
}

/** The code that somebody's link has brought, or null. */
export async function findSignupCoupon(db: Db, memberId: string): Promise<string | null> {
  const row = await db.selectFrom('signup_coupon').select('code').where('member_id', '=', memberId).executeTakeFirst();
  return row?.code ?? null;
}
