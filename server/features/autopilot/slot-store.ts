import { type Selectable, sql } from 'kysely';
import type { PostReason, PostState } from '@yardsign/domain/sharing/delivery';
import type { Db, Tx } from '../../platform/database/database.ts';
import { accountInOrder } from '../access/account-in-order.ts';
import type { JobRow, PlanColumns } from './job-store.ts';
import type { AutopilotSlotTable } from './tables.ts';

export type SlotRow = Selectable<AutopilotSlotTable>;

/** A slot that is to be written: `empty` where there is no piece for it, otherwise `planned`. */
export interface NewSlot {
  id: string;
  job: string;
  date: string;
  hour: number;
  /** When it is posted, and when it is first taken up, in seconds since 1970. */
  due: number;
  next: number;
  piece: string | null;
}

/**
 * Writes the slots of jobs, and when each is planned next, by one statement however many there are. What is there already stays, and a
 * job that was changed meanwhile is left out.
 */
export async function insertSlots(
  db: Db,
  jobs: readonly Pick<JobRow, 'id' | 'version'>[],
  slots: readonly NewSlot[],
  { now, planAt }: { now: Date; planAt: Date },
): Promise<void> {
  if (jobs.length === 0) return;
  const planned = JSON.stringify(jobs.map(({ id, version }) => ({ id, version })));
  await sql`
    with current as (
      update autopilot_job job set plan_at = ${planAt}
      from jsonb_to_recordset(${planned}::jsonb) as planned(id text, version integer)
      where job.id = planned.id and job.version = planned.version and job.active and job.deleted_at is null
      returning job.id, job.member_id
    )
    insert into autopilot_slot (id, job_id, member_id, wall_date, wall_hour, due_at, state, content_id, next_at, updated_at)
    select slot.id, slot.job, current.member_id, slot.date, slot.hour, to_timestamp(slot.due),
      case when slot.piece is null then 'empty' else 'planned' end, slot.piece, to_timestamp(slot.next), ${now}
    from json_to_recordset(${JSON.stringify(slots)}::json) as slot(
      id text, job text, date text, hour integer, due double precision, next double precision, piece text
    )
    join current on current.id = slot.job
    on conflict (job_id, wall_date, wall_hour) do nothing`.execute(db);
}

/** The slots of members after a time, of all their jobs that are there. */
export async function slotsOfMembers(db: Db | Tx, memberIds: readonly string[], after: Date): Promise<SlotRow[]> {
  return db
    .selectFrom('autopilot_slot')
    .innerJoin('autopilot_job', 'autopilot_job.id', 'autopilot_slot.job_id')
    .selectAll('autopilot_slot')
    .where(sql<boolean>`autopilot_slot.member_id = any(${[...memberIds]}::text[])`)
    .where('autopilot_slot.due_at', '>', after)
    .where('autopilot_job.deleted_at', 'is', null)
    .execute();
}

export async function futureSlots(tx: Tx, jobId: string, after: Date): Promise<SlotRow[]> {
  return tx
    .selectFrom('autopilot_slot')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('due_at', '>', after)
    .orderBy('due_at')
    .forUpdate()
    .execute();
}

/** Those of these slots whose posts are in the ledger and whose time is to come, of jobs that are active; locked until the transaction ends. */
export async function postedSlots(tx: Tx, ids: readonly string[], after: Date): Promise<SlotRow[]> {
  return tx
    .selectFrom('autopilot_slot')
    .innerJoin('autopilot_job', 'autopilot_job.id', 'autopilot_slot.job_id')
    .selectAll('autopilot_slot')
    .where(sql<boolean>`autopilot_slot.id = any(${[...ids]}::text[])`)
    .where('autopilot_slot.state', '=', 'posted')
    .where('autopilot_slot.due_at', '>', after)
    .where('autopilot_job.active', '=', true)
    .where('autopilot_job.deleted_at', 'is', null)
    .orderBy('autopilot_slot.id')
    .forUpdate('autopilot_slot')
    .execute();
}

/** The coming hours whose posts are in the ledger in a text that is older than its twin by now. */
export async function staleSlots(db: Db, after: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .innerJoin('autopilot_slot', 'autopilot_slot.content_id', 'content.id')
    .innerJoin('autopilot_job', 'autopilot_job.id', 'autopilot_slot.job_id')
    .select('autopilot_slot.id')
    .where(sql<boolean>`content.outdated <> '{}'`)
    .where(sql<boolean>`autopilot_job.language = any(content.outdated)`)
    .where('autopilot_slot.state', '=', 'posted')
    .where('autopilot_slot.due_at', '>', after)
    .execute();
  return rows.map(({ id }) => id);
}

/** Drops the hours of a job that passed while it did not post. */
export async function deletePassedSlots(tx: Tx, jobId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('autopilot_slot')
    .where('job_id', '=', jobId)
    .where('state', 'in', ['planned', 'empty'])
    .where('due_at', '<=', now)
    .execute();
}

export async function deleteSlots(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('autopilot_slot')
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();
}

/** Changes slots; a new time also moves when they are posted. */
export async function updateSlots(
  tx: Tx | Db,
  changes: readonly { id: string; state: SlotRow['state']; dueAt: Date; nextAt: Date }[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update autopilot_slot slot set state = w.state, due_at = w."dueAt", next_at = w."nextAt", reason = null, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as w(id text, state text, "dueAt" timestamptz, "nextAt" timestamptz)
    where slot.id = w.id`.execute(tx);
}

export async function updateSlot(
  db: Db | Tx,
  id: string,
  from: readonly SlotRow['state'][],
  change: Partial<Pick<SlotRow, 'state' | 'content_id' | 'chosen' | 'passed_over' | 'reason' | 'next_at'>>,
  now: Date,
): Promise<SlotRow | undefined> {
  return db
    .updateTable('autopilot_slot')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst();
}

/** A slot of a member whose job is there; locked until the transaction ends. */
export async function lockSlot(tx: Tx, memberId: string, id: string): Promise<SlotRow | undefined> {
  return tx
    .selectFrom('autopilot_slot')
    .innerJoin('autopilot_job', 'autopilot_job.id', 'autopilot_slot.job_id')
    .selectAll('autopilot_slot')
    .where('autopilot_slot.member_id', '=', memberId)
    .where('autopilot_slot.id', '=', id)
    .where('autopilot_job.deleted_at', 'is', null)
    .forUpdate('autopilot_slot')
    .executeTakeFirst();
}

/** A slot that is to be posted now, and what its job says. */
export interface DueSlot {
  slot: SlotRow;
  job: Pick<JobRow, 'id' | 'member_id' | 'version' | PlanColumns> & { held_at: string | null };
}

/**
 * The slots that are to be posted or given up now, with their jobs, the soonest first. Of an account that is not in order none is posted.
 *
 * @param lateBefore what was due before then is given up.
 */
export async function slotsToPost(
  db: Db,
  { now, lateBefore }: { now: Date; lateBefore: Date },
  limit: number,
): Promise<DueSlot[]> {
  const { rows } = await sql<DueSlot>`
    select to_jsonb(slot) as slot, to_jsonb(job) as job
    from autopilot_slot slot
    join autopilot_job job on job.id = slot.job_id
    join member on member.id = slot.member_id
    where slot.state in ('planned', 'empty') and slot.next_at <= ${now} and job.active and job.deleted_at is null
      and (${accountInOrder} or slot.due_at < ${lateBefore})
    order by slot.next_at, slot.id limit ${limit}`.execute(db);
  return rows.map(({ slot, job }) => ({
    slot: { ...slot, due_at: new Date(slot.due_at), next_at: new Date(slot.next_at) },
    job,
  }));
}

/** Whether a slot is still planned with this piece by an active job; locked until the transaction ends. */
export async function confirmSlot(
  tx: Tx,
  slot: Pick<SlotRow, 'id' | 'content_id' | 'due_at'>,
  job: Pick<JobRow, 'id' | 'version'>,
  now: Date,
): Promise<boolean> {
  const current = await tx
    .selectFrom('autopilot_job')
    .select('id')
    .where('id', '=', job.id)
    .where('version', '=', job.version)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!current) return false;
  const confirmed = await tx
    .updateTable('autopilot_slot')
    .set({ state: 'posted', reason: null, updated_at: now })
    .where('id', '=', slot.id)
    .where('state', '=', 'planned')
    .where('content_id', '=', slot.content_id)
    .where('due_at', '=', slot.due_at)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** A post of a slot as its job shows it. */
export interface SlotPost {
  id: string;
  network: string;
  target_name: string;
  state: PostState;
  reason: PostReason | null;
  awaits_approval: boolean;
  updated_at: string;
  proof_url: string;
}

export type SlotWithPosts = SlotRow & { posts: SlotPost[] };

/**
 * Of each of these jobs the next slots, and the last runs: those that are over and were not skipped, nor passed while the job did not post;
 * with their posts, by one statement.
 */
export async function slotsToShow(
  db: Db,
  jobIds: readonly string[],
  now: Date,
  limit: number,
): Promise<SlotWithPosts[]> {
  const { rows } = await sql<SlotWithPosts>`
    select slot.*, coalesce((
      select jsonb_agg(jsonb_build_object('id', post.id, 'network', post.network, 'target_name', post.target_name,
        'state', post.state, 'reason', post.reason, 'awaits_approval', post.awaits_approval, 'updated_at', post.updated_at, 'proof_url', post.proof_url) order by post.network, post.target_id)
      from post where post.slot_id = slot.id
    ), '[]') as posts
    from (
      select one.*, row_number() over (
        partition by one.job_id, one.due_at > ${now}
        order by abs(extract(epoch from one.due_at - ${now}::timestamptz)), one.id
      ) as place
      from autopilot_slot one join autopilot_job job on job.id = one.job_id
      where one.job_id = any(${[...jobIds]}::text[]) and (one.due_at > ${now}
        or one.state in ('posted', 'missed') or (one.state in ('planned', 'empty') and job.active))
    ) slot
    where place <= ${limit}
    order by due_at, id`.execute(db);
  return rows;
}
