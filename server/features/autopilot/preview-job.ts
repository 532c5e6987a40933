import { fillSlots } from '@yardsign/domain/autopilot/fill-slots';
import { PLANNED_SLOTS, SLOT_LEAD_MS } from '@yardsign/domain/autopilot/job';
import { slotsAfter } from '@yardsign/domain/autopilot/slots';
import type { MemberActor } from '@yardsign/domain/access/actor';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { previewJob as previewRoute } from '@yardsign/contracts/routes/sharing/autopilot';
import { readPlanning } from './choosing.ts';
import { jobsOfMembers } from './job-store.ts';
import type { AutopilotDeps, ShownSlot } from './ports.ts';
import { presentForeseen } from './present.ts';
import { readPlan } from './read-plan.ts';

/**
 * The next ten posts of a job as it would be saved. What it has planned itself does not count, what others have does.
 *
 * @throws AppError `invalid_job`
 */
export async function previewJob(
  deps: AutopilotDeps,
  member: Pick<MemberActor, 'userId' | 'features'>,
  { jobId, ...wire }: RouteTypes<typeof previewRoute>['body'],
): Promise<ShownSlot[]> {
  const memberId = member.userId;
  const now = deps.clock.now();
  const jobs = await jobsOfMembers(deps.db, [memberId]);
  const plan = await readPlan(deps, member, wire, jobs.find(({ id }) => id === jobId)?.targets ?? []);
  const planning = await readPlanning(deps, [memberId], jobs, now);
  const own = planning.slotsOf(memberId).filter((slot) => slot.job_id === jobId);
  const after = now.getTime() + SLOT_LEAD_MS;
  const slots = slotsAfter(plan, { after, until: after, least: PLANNED_SLOTS });
  const choosing = planning.choosingFor(memberId, new Set(own.map(({ id }) => id)));
  const filled = fillSlots(plan, slots, choosing);
  const titles = await deps.namePieces(filled.flatMap(({ contentId }) => contentId ?? []));
  return filled.map((slot) => presentForeseen(slot, plan, titles));
}
