import { Candidates } from '@yardsign/domain/autopilot/choose-piece';
import { wireOfPlan } from '@yardsign/domain/autopilot/wire-plan';
import { NO_CAPTION_VALUES } from '@yardsign/domain/content/caption';
import { MOST_JOBS, type JobPlan } from '@yardsign/domain/autopilot/job';
import type { MemberActor } from '@yardsign/domain/access/actor';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { Api } from '@yardsign/contracts/api';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { derivedId } from '../../platform/random.ts';
import { columnsOf, countJobs, findJob, insertJob, lockJob, planOf, updateJob, type JobRow } from './job-store.ts';
import { planJobs, POSTS_AHEAD_MS } from './plan-jobs.ts';
import type { AutopilotDeps, Job, JobBody } from './ports.ts';
import { readJob } from './read-jobs.ts';
import { givenFields, readPlan } from './read-plan.ts';
import { fateOf } from './replan.ts';
import { deletePassedSlots, deleteSlots, futureSlots, updateSlots, type SlotRow } from './slot-store.ts';

type Member = Pick<MemberActor, 'userId' | 'features'>;
type JobChange = RouteTypes<Api['autopilot']['updateJob']>['body'];

/** A `user_id` on the wire is the caller's own, or nothing is there. */
export function mustBeOwn(userId: string | undefined, member: Pick<Member, 'userId'>): void {
  if (userId !== undefined && userId !== member.userId) throw new AppError('not_found');
}

interface NewJob {
  id: string;
  plan: JobPlan;
  active: boolean;
}

/** Of two tabs that add a job at once the second waits, and counts the job of the first. */
async function holdPlaces(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
}

/** @returns false when the member has the job already, which then stays as it is. */
async function addJob(deps: AutopilotDeps, member: Member, { id, plan, active }: NewJob): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    await holdPlaces(tx, member.userId);
    const isNew = await insertJob(tx, {
      ...{ id, member_id: member.userId, active, ...columnsOf(plan) },
      ...{ version: 1, plan_at: now, held_at: null, deleted_at: null, created_at: now, updated_at: now },
    });
    if (isNew && (await countJobs(tx, member.userId)) > MOST_JOBS) throw new AppError('too_many_jobs');
    return isNew;
  });
}

/**
 * Makes a job. Sent again with the same `clientRequestId`, because its answer was lost on the way, it is the job of before, as it is
 * wanted now: two of them would post twice.
 *
 * @throws AppError `invalid_job`, `too_many_jobs`, `not_found` when the job of before has been deleted
 */
export async function createJob(deps: AutopilotDeps, member: Member, body: JobBody): Promise<Job> {
  const { clientRequestId: requestId, ...wanted } = body;
  mustBeOwn(wanted.user_id, member);
  const plan = await readPlan(deps, member, wanted, []);
  const id = requestId === undefined ? deps.random.id('job') : derivedId('job', `${member.userId} ${requestId}`);
  const isNew = await addJob(deps, member, { id, plan, active: wanted.status });
  return isNew ? planAndRead(deps, member.userId, id) : changeJob(deps, member, id, wanted);
}

/** A job like another, paused so that nothing is posted twice before its member has looked at it. */
export async function duplicateJob(deps: AutopilotDeps, member: Member, id: string): Promise<Job> {
  const job = await findJob(deps.db, member.userId, id);
  if (!job) throw new AppError('not_found');
  const copy = deps.random.id('job');
  await addJob(deps, member, { id: copy, plan: planOf(job), active: false });
  return planAndRead(deps, member.userId, copy);
}

/** What stays for a slot to be posted anew: planned, unless it was skipped. */
const planned = (slot: SlotRow, at: number) => ({
  id: slot.id,
  state: slot.state === 'skipped' ? ('skipped' as const) : ('planned' as const),
  dueAt: new Date(at),
  nextAt: new Date(at - POSTS_AHEAD_MS),
});

/** Takes coming slots back as far as a change asks for it. What is being sent stays as it is. */
async function takeBack(
  deps: AutopilotDeps,
  tx: Tx,
  job: JobRow,
  fate: (slot: SlotRow) => ReturnType<typeof fateOf>,
): Promise<void> {
  const now = deps.clock.now();
  const fates = (await futureSlots(tx, job.id, now)).map((slot) => ({ slot, ...fate(slot) }));
  const touched = fates.filter((one) => one.fate !== 'stays');
  const kept = await deps.withdrawPosts(
    tx,
    touched.map(({ slot }) => slot.id),
  );
  const free = touched.filter(({ slot }) => !kept.has(slot.id));
  await deleteSlots(
    tx,
    free.filter((one) => one.fate === 'goes').map(({ slot }) => slot.id),
  );
  await updateSlots(
    tx,
    free.flatMap((one) => (one.fate === 'again' ? [planned(one.slot, one.at)] : [])),
    now,
  );
}

const again = (slot: SlotRow) => ({ fate: 'again' as const, at: slot.due_at.getTime() });

/**
 * Changes what a job says, or pauses or resumes it.
 *
 * @throws AppError `not_found`, `invalid_job`
 */
export async function changeJob(deps: AutopilotDeps, member: Member, id: string, change: JobChange): Promise<Job> {
  mustBeOwn(change.user_id, member);
  // What another window has changed meanwhile is read again, and stays where this change says nothing of it.
  while (!(await changeKnownJob(deps, member, id, change)));
  return planAndRead(deps, member.userId, id);
}

/** @returns false when the job is no longer as it was read, and nothing was changed. */
async function changeKnownJob(deps: AutopilotDeps, member: Member, id: string, change: JobChange): Promise<boolean> {
  const known = await findJob(deps.db, member.userId, id);
  if (!known) throw new AppError('not_found');
  const given = givenFields(change);
  const wants = Object.keys(given).length > 0;
  const candidates = wants ? await deps.listCandidates() : new Candidates([]);
  const values = wants ? await deps.captionValuesOf([member.userId]) : undefined;
  const captionValues = values?.get(member.userId) ?? NO_CAPTION_VALUES;
  const before = planOf(known);
  const plan = wants ? await readPlan(deps, member, { ...wireOfPlan(before), ...given }, known.targets) : before;
  return deps.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, member.userId, id);
    if (!job || job.deleted_at !== null) throw new AppError('not_found');
    if (job.version !== known.version) return false;
    const active = change.status ?? job.active;
    const now = deps.clock.now();
    const held = { candidates, features: member.features, captionValues, now };
    if (active && !job.active) await deletePassedSlots(tx, id, now);
    // Paused, nothing of it waits in the ledger; resumed, it is planned again as it was.
    if (!active) await takeBack(deps, tx, job, again);
    if (wants) await takeBack(deps, tx, job, (slot) => fateOf(slot, planOf(job), plan, held));
    await updateJob(tx, job, { active, held_at: null, ...(wants && columnsOf(plan)) }, now);
    return true;
  });
}

/** Deletes a job; it is kept for a day, in case it was a mistake. */
export async function deleteJob(deps: AutopilotDeps, memberId: string, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, memberId, id);
    if (!job || job.deleted_at !== null) throw new AppError('not_found');
    await takeBack(deps, tx, job, again);
    await updateJob(tx, job, { deleted_at: deps.clock.now() }, deps.clock.now());
  });
}

/** @throws AppError `not_found` when it is gone, `too_many_jobs` */
export async function restoreJob(deps: AutopilotDeps, memberId: string, id: string): Promise<Job> {
  await deps.db.transaction().execute(async (tx) => {
    await holdPlaces(tx, memberId);
    const job = await lockJob(tx, memberId, id);
    if (!job) throw new AppError('not_found');
    if (job.deleted_at === null) return;
    if ((await countJobs(tx, memberId)) >= MOST_JOBS) throw new AppError('too_many_jobs');
    const now = deps.clock.now();
    await deletePassedSlots(tx, id, now);
    await updateJob(tx, job, { deleted_at: null }, now);
  });
  return planAndRead(deps, memberId, id);
}

/** Chooses what is missing now, so that the answer shows it. */
async function planAndRead(deps: AutopilotDeps, memberId: string, id: string): Promise<Job> {
  const job = await findJob(deps.db, memberId, id);
  if (!job) throw new AppError('not_found');
  if (job.active) await planJobs(deps, [job]);
  return readJob(deps, memberId, job);
}
