import { grantOf } from '@yardsign/domain/billing/grants';
import type { CommandRow } from '../commands/command-store.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** Stands for what staff gave for a time. It is a plan of its own, so that paying for the same one touches it not. */
const GRANTED = { slug: 'granted', id: 104 };

interface AccountOf {
  trial_ends_at: Date | null;
  granted_until: Date | null;
}

/** @returns undefined where there is no such account. */
export async function findAccountOf(db: Db, memberId: string): Promise<AccountOf | undefined> {
  return db
    .selectFrom('member')
    .leftJoin('trial', 'trial.member_id', 'member.id')
    .leftJoin('member_feature', (join) =>
      join.onRef('member_feature.member_id', '=', 'member.id').on('member_feature.slug', '=', GRANTED.slug),
    )
    .select(['trial.ends_at as trial_ends_at', 'member_feature.ends_at as granted_until'])
    .where('member.id', '=', memberId)
    .executeTakeFirst();
}

export async function lastCommands(
  db: Db,
  memberId: string,
  limit: number,
): Promise<Pick<CommandRow, 'id' | 'kind' | 'state' | 'refusal' | 'reason' | 'created_at'>[]> {
  return db
    .selectFrom('billing_command')
    .select(['id', 'kind', 'state', 'refusal', 'reason', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Gives what a plan gives until a moment, in place of what was given before. */
export async function grantUntil(tx: Tx, memberId: string, plan: string, ends_at: Date): Promise<void> {
  const values = { feature_id: GRANTED.id, is_plan: true, includes: [...(grantOf(plan)?.includes ?? [])], ends_at };
  await tx
    .insertInto('member_feature')
    .values({ member_id: memberId, slug: GRANTED.slug, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'slug']).doUpdateSet({ ...values, expired: false }))
    .execute();
}

export async function endGrant(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('member_feature').where('member_id', '=', memberId).where('slug', '=', GRANTED.slug).execute();
}
