import type { WireCouponDefinition } from '@yardsign/contracts/routes/billing/billing-coupons';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { PlaceInTime } from '../../../platform/http/time-cursor.ts';
import type { CouponTable } from '../tables.ts';

export type CouponRow = Selectable<CouponTable>;

/** A command that was done, or of which no more is known than that the account was read afterwards. */
const DONE = ['done', 'read'] as const;
const MOST = 500;

/** What stands here of coupons, the newest first. */
export async function couponRows(db: Db): Promise<CouponRow[]> {
  return db.selectFrom('coupon').selectAll().orderBy('made_at', 'desc').orderBy('code').limit(MOST).execute();
}

/** What stands here of a code, whatever its capitals. */
export async function findCouponRow(db: Db | Tx, code: string): Promise<CouponRow | undefined> {
  return db
    .selectFrom('coupon')
    .selectAll()
    .where(sql<boolean>`lower(code) = ${code.toLowerCase()}`)
    .executeTakeFirst();
}

/** Keeps a definition. @returns whether the code was free. */
export async function insertCoupon(
  tx: Tx,
  definition: WireCouponDefinition,
  made: { made_by: string; made_at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('coupon')
    .values({ code: definition.code, definition: JSON.stringify(definition), ...made, ended_at: null, settled: false })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Writes down that a coupon ends, also one that nothing stands of here. @returns whether it had not ended before. */
export async function writeEnd(tx: Tx, code: string, end: { by: string; at: Date }): Promise<boolean> {
  await tx
    .insertInto('coupon')
    .values({ code, definition: null, made_by: end.by, made_at: end.at, ended_at: null, settled: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ended = await tx
    .updateTable('coupon')
    .set({ ended_at: end.at, settled: false })
    .where(sql<boolean>`lower(code) = ${code.toLowerCase()}`)
    .where('ended_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  return ended !== undefined;
}

/** What the processor has still to be told. */
export async function unsettledCoupons(db: Db, limit: number): Promise<CouponRow[]> {
  return db
    .selectFrom('coupon')
    .selectAll()
    .where('settled', '=', false)
    .orderBy('made_at')
    .orderBy('code')
    .limit(limit)
    .execute();
}

/** The processor was told as much as was asked for then: an end that came meanwhile is still to be told. */
export async function markSettled(db: Db, { code, ended_at }: Pick<CouponRow, 'code' | 'ended_at'>): Promise<void> {
  await db
    .updateTable('coupon')
    .set({ settled: true })
    .where('code', '=', code)
    .where('ended_at', ended_at === null ? 'is' : '=', ended_at)
    .execute();
}

/** How many members used each code; only codes that somebody used. */
export async function countUses(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('billing_command')
    .innerJoin(
      sql<{ code: string }>`jsonb_array_elements_text(billing_command.asked -> 'couponCodes')`.as<'used'>(
        sql`used(code)`,
      ),
      (join) => join.onTrue(),
    )
    .select(['used.code', (build) => build.fn.count<string>('billing_command.member_id').distinct().as('members')])
    .where('billing_command.state', 'in', DONE)
    .groupBy('used.code')
    .execute();
  return new Map(rows.map(({ code, members }) => [code, Number(members)]));
}

export interface CouponUse {
  id: string;
  member_id: string;
  first_name: string;
  last_name: string;
  created_at: Date;
  counts: boolean;
}

/** Who used a code, the last first. */
export async function pageOfUses(
  db: Db,
  { code, after, limit }: { code: string; after: PlaceInTime | undefined; limit: number },
): Promise<CouponUse[]> {
  const redeemed = JSON.stringify([{ coupon: { code } }]);
  let query = db
    .selectFrom('billing_command')
    .innerJoin('member', 'member.id', 'billing_command.member_id')
    .leftJoin('billing_account', 'billing_account.member_id', 'billing_command.member_id')
    .select([
      'billing_command.id',
      'billing_command.member_id',
      'billing_command.created_at',
      'member.first_name',
      'member.last_name',
      sql<boolean>`coalesce(billing_account.snapshot -> 'coupons' @> ${redeemed}::jsonb, false)`.as('counts'),
    ])
    .where('billing_command.state', 'in', DONE)
    .where(sql<boolean>`billing_command.asked -> 'couponCodes' @> ${JSON.stringify([code])}::jsonb`);
  if (after)
    query = query.where(sql<boolean>`(billing_command.created_at, billing_command.id) < (${after.at}, ${after.id})`);
  return query
    .orderBy('billing_command.created_at', 'desc')
    .orderBy('billing_command.id', 'desc')
    .limit(limit)
    .execute();
}
