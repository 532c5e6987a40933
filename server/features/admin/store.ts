import { sql, type RawBuilder, type Updateable } from 'kysely';
import { hasSecondFactor } from '../access/second-factor/second-factor-sql.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { MemberFeatureTable, MemberTable } from '../access/tables.ts';
import type { LockedPerson } from './ports.ts';

// Changes. Every act begins by locking, in the order of ids, the admins and the person it is about.

export async function lockAdminsAnd(tx: Tx, personId: string): Promise<LockedPerson[]> {
  const rows = await tx
    .selectFrom('member')
    .select([
      'id',
      'status',
      'type',
      'access_level',
      'max_logins',
      'seats',
      'blocked_at',
      hasSecondFactor(sql.ref('member.id')).as('enrolled'),
    ])
    .where((where) => where.or([where('access_level', '>', 2), where('id', '=', personId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as LockedPerson[];
}

export async function updateMember(
  tx: Tx,
  id: string,
  change: Updateable<Pick<MemberTable, 'status' | 'type' | 'access_level' | 'max_logins' | 'seats' | 'blocked_at'>>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function countMembersUnder(db: Db | Tx, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('team_member')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('parent_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Seats that are taken: by members, and by invitations that can still be accepted. */
export async function countSeatsTaken(tx: Tx, ownerId: string, now: Date): Promise<number> {
  const invited = await tx
    .selectFrom('team_invite')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('parent_id', '=', ownerId)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return invited.count + (await countMembersUnder(tx, ownerId));
}

export async function findFeature(tx: Tx, memberId: string, slug: string) {
  return tx
    .selectFrom('member_feature')
    .select(['slug', 'expired'])
    .where('member_id', '=', memberId)
    .where('slug', '=', slug)
    .executeTakeFirst();
}

export async function grantFeature(
  tx: Tx,
  row: Pick<MemberFeatureTable, 'member_id' | 'slug' | 'feature_id'> & { is_plan: boolean; includes: string[] },
): Promise<void> {
  await tx
    .insertInto('member_feature')
    .values({ ...row, expired: false })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'slug']).doUpdateSet({ expired: false, includes: row.includes }),
    )
    .execute();
}

export async function expireFeature(tx: Tx, memberId: string, slug: string): Promise<void> {
  await tx
    .updateTable('member_feature')
    .set({ expired: true })
    .where('member_id', '=', memberId)
    .where('slug', '=', slug)
    .execute();
}

export async function removeFeature(tx: Tx, memberId: string, slug: string): Promise<void> {
  await tx.deleteFrom('member_feature').where('member_id', '=', memberId).where('slug', '=', slug).execute();
}

// The installation.

export async function readDatabaseFacts(db: Db): Promise<{ version: string; migration: string; people: number }> {
  const facts: RawBuilder<{ version: string; migration: string; people: number }> = sql`
    select current_setting('server_version') as version,
      (select max(name) from kysely_migration) as migration,
      (select count(*)::int from member) as people`;
  const { rows } = await facts.execute(db);
  return rows[0] ?? { version: '', migration: '', people: 0 };
}
