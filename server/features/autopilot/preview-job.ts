import type { Use } from '@yardsign/domain/autopilot/choose-piece';
import { fillSlots } from '@yardsign/domain/autopilot/fill-slots';
import { PLANNED_SLOTS, SLOT_LEAD_MS, type JobPlan } from '@yardsign/domain/autopilot/job';
import { slotsAfter } from '@yardsign/domain/autopilot/slots';
import type { MemberActor } from '@yardsign/domain/access/actor';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { previewJob as previewRoute } from '@yardsign/contracts/routes/sharing/autopilot';
import { readPlanning, type Planning } from './choosing.ts';
import { jobsOfMembers, planOf, type JobRow } from './job-store.ts';
import type { AutopilotDeps, ShownSlot } from './ports.ts';
import { presentForeseen, type ForeseenSlot } from './present.ts';
import { readPlan } from './read-plan.ts';
import { fateOf } from './replan.ts';
import { withNotes } from './slot-notes.ts';

type Member = Pick<MemberActor, 'userId' | 'features'>;

/** What of a job's slots stays when it is changed, at its new time. */
function keptSlots(planning: Planning, job: JobRow | undefined, plan: JobPlan, now: Date): ForeseenSlot[] {
  if (!job) return [];
  const held = { ...planning.choosingFor(job.member_id, new Set()), now };
  const before = planOf(job);
  return planning
    .slotsOf(job.member_id)
    .filter((slot) => slot.job_id === job.id)
    .flatMap((slot) => {
      const fate = fateOf(slot, before, plan, held);
      if (fate.fate === 'goes') return [];
      const at = fate.fate === 'again' ? fate.at : slot.due_at.getTime();
      const state = slot.state === 'skipped' ? ('skipped' as const) : ('planned' as const);
      const { wall_date: date, wall_hour: hour, content_id: contentId, chosen } = slot;
      return [{ date, hour, at, state, contentId, chosen }];
    });
}

/** The next slots of a job as it would be saved: those that it keeps, and a piece for each of the others. */
function foresee(
  planning: Planning,
  { memberId, job, plan }: { memberId: string; job: JobRow | undefined; plan: JobPlan },
  now: Date,
): ForeseenSlot[] {
  const kept = keptSlots(planning, job, plan, now);
  const there = new Set(kept.map(({ date, hour }) => `${date} ${hour}`));
  const after = now.getTime() + SLOT_LEAD_MS;
  const missing = slotsAfter(plan, { after, until: after, least: PLANNED_SLOTS }).filter(
    ({ date, hour }) => !there.has(`${date} ${hour}`),
  );
  const own = planning.slotsOf(memberId).filter((slot) => slot.job_id === job?.id);
  const choosing = planning.choosingFor(memberId, new Set(own.map(({ id }) => id)));
  const { language, targets } = plan;
  const uses = kept.flatMap(({ contentId, at, state }): Use[] =>
    contentId === null || state === 'skipped' ? [] : [{ contentId, at, language, targets }],
  );
  const filled = fillSlots(plan, missing, { ...choosing, uses: [...choosing.uses, ...uses] }).map(
    (slot): ForeseenSlot => ({ ...slot, state: slot.contentId === null ? 'empty' : 'planned', chosen: false }),
  );
  return [...kept, ...filled].toSorted((a, b) => a.at - b.at).slice(0, PLANNED_SLOTS);
}

/**
 * The next ten posts of a job as it would be saved. What a change leaves alone of what it has planned stays as it is.
 *
 * @throws AppError `invalid_job`
 */
export async function previewJob(
  deps: AutopilotDeps,
  member: Member,
  { jobId, ...wire }: RouteTypes<typeof previewRoute>['body'],
): Promise<ShownSlot[]> {
  const memberId = member.userId;
  const now = deps.clock.now();
  const jobs = await jobsOfMembers(deps.db, [memberId]);
  const job = jobs.find(({ id }) => id === jobId);
  const plan = await readPlan(deps, member, wire, job?.targets ?? []);
  const planning = await readPlanning(deps, [memberId], jobs, now);
  const foreseen = foresee(planning, { memberId, job, plan }, now);
  const titles = await deps.namePieces(foreseen.flatMap(({ contentId }) => contentId ?? []));
  const shown = foreseen.map((slot) => presentForeseen(slot, plan, titles));
  return withNotes(deps, memberId, shown, { titles, jobOf: () => plan });
}
