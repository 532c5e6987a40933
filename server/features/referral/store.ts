import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { PlaceInTime } from '../../platform/http/time-cursor.ts';
import type { ReferralCreditTable, ReferralTable } from './tables.ts';

export type CreditRow = Selectable<ReferralCreditTable>;

/** The code of a member; the one that is there already where there is one. */
export async function keepCode(db: Db, row: { member_id: string; code: string; created_at: Date }): Promise<string> {
  const made = await db
    .insertInto('referral_link')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('code')
    .executeTakeFirst();
  if (made) return made.code;
  const known = await db
    .selectFrom('referral_link')
    .select('code')
    .where('member_id', '=', row.member_id)
    .executeTakeFirstOrThrow();
  return known.code;
}

/** Whose link it is, as long as they pay for themselves; undefined for nobody's. */
export async function findReferrer(tx: Tx, code: string) {
  return tx
    .selectFrom('referral_link')
    .innerJoin('member', 'member.id', 'referral_link.member_id')
    .select(['member.id', 'member.email'])
    .where('referral_link.code', '=', code)
    .where('member.type', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('team_member')
            .select('parent_id')
            .whereRef('team_member.child_id', '=', 'referral_link.member_id'),
        ),
      ),
    )
    .executeTakeFirst();
}

/** Writes down who came by whom, once. */
export async function insertReferral(tx: Tx, row: Insertable<ReferralTable>): Promise<void> {
  await tx
    .insertInto('referral')
    .values(row)
    .onConflict((conflict) => conflict.column('referee_id').doNothing())
    .execute();
}

/** Whether somebody came by the link of another member, and was not refused. */
export async function wasReferred(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('referral')
    .select('id')
    .where('referee_id', '=', memberId)
    .where('state', '<>', 'refused')
    .executeTakeFirst();
  return row !== undefined;
}

/** By whom somebody came, locked until the transaction ends. */
export async function lockReferral(tx: Tx, refereeId: string) {
  return tx.selectFrom('referral').selectAll().where('referee_id', '=', refereeId).forUpdate().executeTakeFirst();
}

export async function setReferral(
  tx: Tx,
  id: string,
  values: Pick<ReferralTable, 'state' | 'refusal' | 'changed_at'>,
): Promise<void> {
  await tx.updateTable('referral').set(values).where('id', '=', id).execute();
}

export async function insertCredit(tx: Tx, row: Insertable<ReferralCreditTable>): Promise<void> {
  await tx
    .insertInto('referral_credit')
    .values(row)
    .onConflict((conflict) => conflict.column('referral_id').doNothing())
    .execute();
}

/** A page of the months that are earned and not yet given, oldest first. Who pays for nothing waits for a subscription and is left out. */
export async function waitingCredits(
  db: Db,
  { after, limit }: { after: PlaceInTime | undefined; limit: number },
): Promise<CreditRow[]> {
  return db
    .selectFrom('referral_credit')
    .selectAll()
    .where('state', '=', 'waiting')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('billing_account')
          .select('member_id')
          .whereRef('billing_account.member_id', '=', 'referral_credit.referrer_id')
          .where('billing_account.source', '=', 'recurly'),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.at ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Fixes what a month is worth, in cents, unless that is fixed already. @returns what it is worth. */
export async function fixAmount(db: Db, id: string, amount: number): Promise<number> {
  const fixed = await db
    .updateTable('referral_credit')
    .set(({ fn, ref, val }) => ({ amount: fn.coalesce(ref('amount'), val(amount)) }))
    .where('id', '=', id)
    .returning('amount')
    .executeTakeFirst();
  return fixed?.amount ?? amount;
}

export async function setCredit(
  db: Db,
  id: string,
  values: Partial<Pick<CreditRow, 'state' | 'tries' | 'settled_at'>>,
): Promise<void> {
  await db.updateTable('referral_credit').set(values).where('id', '=', id).execute();
}

/** Whom a member has brought, the last first, with the month that came of it. */
export async function pageOfReferrals(
  db: Db,
  { referrerId, after, limit }: { referrerId: string; after: PlaceInTime | undefined; limit: number },
) {
  let page = db
    .selectFrom('referral')
    .innerJoin('member', 'member.id', 'referral.referee_id')
    .leftJoin('referral_credit', 'referral_credit.referral_id', 'referral.id')
    .select([
      'referral.id',
      'referral.state',
      'referral.refusal',
      'referral.created_at',
      'referral.changed_at',
      'member.first_name',
      'member.last_name',
      'referral_credit.amount',
      'referral_credit.state as credit_state',
      'referral_credit.settled_at',
    ])
    .where('referral.referrer_id', '=', referrerId)
    .orderBy('referral.created_at', 'desc')
    .orderBy('referral.id', 'desc')
    .limit(limit);
  if (after)
    page = page.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('referral.created_at', 'referral.id'), '<', tuple(after.at, after.id)),
    );
  return page.execute();
}

/** What a member has earned in all: months, and cents that were credited. */
export async function sumOfCredits(db: Db, referrerId: string): Promise<{ earned: number; credited: number }> {
  const { earned, credited } = await db
    .selectFrom('referral_credit')
    .select(({ fn }) => [
      fn.countAll<string>().as('earned'),
      fn.sum<string | null>('amount').filterWhere('state', '=', 'credited').as('credited'),
    ])
    .where('referrer_id', '=', referrerId)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return { earned: Number(earned), credited: Number(credited ?? 0) };
}
