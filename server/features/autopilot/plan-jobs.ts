import { DAY_MS } from '@yardsign/domain/time/spans';
import { fillSlots } from '@yardsign/domain/autopilot/fill-slots';
import { PLAN_DAYS, PLANNED_SLOTS, SLOT_LEAD_MS } from '@yardsign/domain/autopilot/job';
import { rememberInstants, slotsAfter, type InstantOf } from '@yardsign/domain/autopilot/slots';
import { readPlanning, type Planning } from './choosing.ts';
import { jobsOfMembers, jobsToPlan, planOf, purgeJobs, type JobRow } from './job-store.ts';
import type { AutopilotDeps } from './ports.ts';
import { insertSlots, type NewSlot } from './slot-store.ts';

/** So many jobs are planned by one set of statements. */
const AT_ONCE = 100;
/** The posts of a slot stand in the ledger this long before they go out, to be looked at. */
export const POSTS_AHEAD_MS = 3 * DAY_MS;

type PlanDeps = Pick<
  AutopilotDeps,
  'db' | 'clock' | 'random' | 'featuresOf' | 'captionValuesOf' | 'listCandidates' | 'postedPieces'
>;

/** What of a job's coming slots is not there yet, with a piece for each. */
function newSlots(deps: PlanDeps, job: JobRow, planning: Planning, now: Date, instantOf: InstantOf): NewSlot[] {
  const plan = planOf(job);
  const there = new Set(
    planning
      .slotsOf(job.member_id)
      .filter((slot) => slot.job_id === job.id)
      .map((slot) => `${slot.wall_date} ${slot.wall_hour}`),
  );
  const [after, until] = [now.getTime() + SLOT_LEAD_MS, now.getTime() + PLAN_DAYS * DAY_MS];
  const missing = slotsAfter(plan, { after, until, least: PLANNED_SLOTS }, instantOf).filter(
    ({ date, hour }) => !there.has(`${date} ${hour}`),
  );
  return fillSlots(plan, missing, planning.choosingFor(job.member_id, new Set())).map(
    ({ date, hour, at, contentId }) => ({
      id: deps.random.id('slo'),
      job: job.id,
      date,
      hour,
      due: at / 1000,
      next: (at - POSTS_AHEAD_MS) / 1000,
      piece: contentId,
    }),
  );
}

/**
 * Chooses a piece for every coming slot of these jobs that has none: all of the next two weeks, and ten in any case. The number of
 * statements does not grow with that of the jobs.
 *
 * @param jobs one of each member: the next has to see what was chosen for it.
 */
export async function planJobs(deps: PlanDeps, jobs: readonly JobRow[]): Promise<void> {
  if (jobs.length === 0) return;
  const now = deps.clock.now();
  const memberIds = [...new Set(jobs.map((job) => job.member_id))];
  const planning = await readPlanning(deps, memberIds, await jobsOfMembers(deps.db, memberIds), now);
  const instantOf = rememberInstants();
  // In two halves at once: while the database writes one, the other is chosen for, and a second processor helps.
  const half = Math.ceil(jobs.length / 2);
  const written = [jobs.slice(0, half), jobs.slice(half)].map((part) => {
    const slots = part.flatMap((job) => newSlots(deps, job, planning, now, instantOf));
    return insertSlots(deps.db, part, slots, { now, planAt: new Date(now.getTime() + DAY_MS) });
  });
  await Promise.all(written);
}

/** Plans every job whose time for it has come. */
export async function planDueJobs(deps: PlanDeps): Promise<void> {
  const now = deps.clock.now();
  await purgeJobs(deps.db, new Date(now.getTime() - DAY_MS));
  for (;;) {
    const jobs = await jobsToPlan(deps.db, now, AT_ONCE);
    await planJobs(deps, onePerMember(jobs));
    if (jobs.length === 0) return;
  }
}

/** The first job of each member. */
function onePerMember(jobs: readonly JobRow[]): JobRow[] {
  const seen = new Set<string>();
  return jobs.filter(({ member_id: memberId }) => !seen.has(memberId) && seen.add(memberId));
}
