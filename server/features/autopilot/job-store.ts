import { sql, type Insertable, type Selectable } from 'kysely';
import type { JobPlan } from '@yardsign/domain/autopilot/job';
import type { Db, Tx } from '../../platform/database/database.ts';
import { accountInOrder } from '../access/account-in-order.ts';
import type { AutopilotJobTable } from './tables.ts';

export type JobRow = Selectable<AutopilotJobTable>;

/** The columns that say what a member wants. */
export type PlanColumns = keyof ReturnType<typeof columnsOf>;

export function planOf(row: Pick<JobRow, PlanColumns>): JobPlan {
  return {
    contentTypes: row.content_types,
    targets: row.targets,
    weekdays: row.weekdays,
    hours: row.hours,
    timeZone: row.time_zone,
    language: row.language,
    skipCategories: row.skip_categories,
    layout: row.layout,
    repeatAfterDays: row.repeat_after_days,
  };
}

/** What a member wants, as columns. */
export function columnsOf(plan: JobPlan) {
  return {
    content_types: [...plan.contentTypes],
    targets: JSON.stringify(plan.targets),
    weekdays: plan.weekdays.toSorted((a, b) => a - b),
    hours: plan.hours.toSorted((a, b) => a - b),
    time_zone: plan.timeZone,
    language: plan.language,
    skip_categories: [...plan.skipCategories],
    layout: plan.layout,
    repeat_after_days: plan.repeatAfterDays,
  };
}

/** @returns false when there is a job of this id already. */
export async function insertJob(db: Db | Tx, row: Insertable<AutopilotJobTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('autopilot_job')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n;
}

/** A page of a member's jobs, the oldest first. */
export async function pageOfJobs(
  db: Db,
  memberId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<JobRow[]> {
  return db
    .selectFrom('autopilot_job')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countJobs(db: Db | Tx, memberId: string): Promise<number> {
  const { jobs } = await db
    .selectFrom('autopilot_job')
    .select((select) => select.fn.countAll<number>().as('jobs'))
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return jobs;
}

/** A job of a member, also one that was deleted a while ago; locked until the transaction ends. */
export async function lockJob(tx: Tx, memberId: string, id: string): Promise<JobRow | undefined> {
  return tx
    .selectFrom('autopilot_job')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** @returns undefined when the member has no such job. */
export async function findJob(db: Db, memberId: string, id: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('autopilot_job')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A job of anybody, for who writes to its member. */
export async function findAnyJob(db: Db, id: string): Promise<JobRow | undefined> {
  return db.selectFrom('autopilot_job').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Changes a job that is locked. */
export async function updateJob(
  tx: Tx,
  row: JobRow,
  change: Partial<Insertable<AutopilotJobTable>>,
  now: Date,
): Promise<JobRow> {
  return tx
    .updateTable('autopilot_job')
    .set({ ...change, version: row.version + 1, plan_at: now, updated_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Jobs of members in good standing that are to be planned, those that have waited longest first. */
export async function jobsToPlan(db: Db, now: Date, limit: number): Promise<JobRow[]> {
  return db
    .selectFrom('autopilot_job')
    .innerJoin('member', 'member.id', 'autopilot_job.member_id')
    .selectAll('autopilot_job')
    .where('autopilot_job.active', '=', true)
    .where('autopilot_job.deleted_at', 'is', null)
    .where('plan_at', '<=', now)
    .where(accountInOrder)
    .orderBy('plan_at')
    .orderBy('autopilot_job.id')
    .limit(limit)
    .execute();
}

/** All jobs of members. */
export async function jobsOfMembers(db: Db, memberIds: readonly string[]): Promise<JobRow[]> {
  return db
    .selectFrom('autopilot_job')
    .selectAll()
    .where(sql<boolean>`member_id = any(${[...memberIds]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Jobs that were deleted before a time go for good, with what they had planned. */
export async function purgeJobs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('autopilot_job').where('deleted_at', '<', before).execute();
}

/** Remembers that a job waits for a connection. @returns false when that was known. */
export async function markHeld(tx: Tx, jobId: string, now: Date): Promise<boolean> {
  const held = await tx
    .updateTable('autopilot_job')
    .set({ held_at: now })
    .where('id', '=', jobId)
    .where('held_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

export async function clearHeld(tx: Tx | Db, jobId: string): Promise<void> {
  await tx
    .updateTable('autopilot_job')
    .set({ held_at: null })
    .where('id', '=', jobId)
    .where('held_at', 'is not', null)
    .execute();
}
