import type { JobPlan, JobTarget } from '@yardsign/domain/autopilot/job';
import { jobFaults } from '@yardsign/domain/autopilot/job-faults';
import { languageOfId, networkOfId, skipCategoryOfId, typeOfId } from '@yardsign/domain/autopilot/wire-ids';
import { WIRE_FIELDS } from '@yardsign/domain/autopilot/wire-plan';
import { zoneOfId } from '@yardsign/domain/time/time-zones';
import type { Issue } from '@yardsign/contracts/errors';
import { AppError } from '../../platform/errors.ts';
import type { AutopilotDeps, JobBody } from './ports.ts';

/** What a job says, as the wire carries it. */
export type WirePlan = Pick<JobBody, (typeof WIRE_FIELDS)[keyof JobPlan]>;

/** Reads numbers that name something. @throws AppError `invalid_job` for one that names nothing. */
function named<Thing>(
  field: keyof JobPlan,
  ids: readonly number[],
  thingOf: (id: number) => Thing | undefined,
): Thing[] {
  return ids.map((id) => {
    const thing = thingOf(id);
    if (thing === undefined) throw invalid([{ path: WIRE_FIELDS[field], message: 'invalid' }]);
    return thing;
  });
}

const invalid = (issues: Issue[]) => new AppError('invalid_job', { issues });

/** Those of a plan's fields that are given. What else a job says of itself is not read. */
export function givenFields(change: {
  [Field in keyof JobBody]?: JobBody[Field] | undefined;
}): Partial<WirePlan> {
  const given = Object.values(WIRE_FIELDS).filter((field) => change[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, change[field]]));
}

/**
 * @param targets where the job may post. Of a network without a `target_id`, as the documents send it, it is the first one of these.
 * @throws AppError `invalid_job` for a number that names nothing.
 */
function planOfWire(wire: WirePlan, targets: readonly JobTarget[]): JobPlan {
  const [timeZone = ''] = named('timeZone', [wire.timezone_id], zoneOfId);
  const [language = 'en'] = named('language', [wire.language_id], languageOfId);
  const networks = named(
    'targets',
    wire.job_networks.map(({ network }) => network.id),
    networkOfId,
  );
  return {
    contentTypes: named('contentTypes', wire.content_types, typeOfId),
    targets: wire.job_networks.map(({ target_id: targetId }, index) => {
      const network = networks[index] ?? '';
      const usual = targets.find((target) => target.network === network)?.targetId;
      return { network, targetId: targetId ?? usual ?? '' };
    }),
    weekdays: wire.weekdays,
    hours: wire.job_schedules.map(({ hour }) => hour),
    timeZone,
    language,
    skipCategories: named('skipCategories', wire.skip_categories, skipCategoryOfId),
    layout: wire.layouts[0] ?? 1,
    repeatAfterDays: wire.repeat_after_days,
  };
}

/**
 * Reads a plan off the wire and checks it by the rules.
 *
 * @param kept targets that the job has already: one whose connection has ended may stay.
 * @throws AppError `invalid_job` with an issue for each field that is wrong.
 */
export async function readPlan(
  deps: Pick<AutopilotDeps, 'openTargetsOf'>,
  member: { userId: string; features: readonly string[] },
  wire: WirePlan,
  kept: JobPlan['targets'],
): Promise<JobPlan> {
  const open = await deps.openTargetsOf(member.userId);
  const targets = [...kept, ...open.map(({ network, target_id: targetId }) => ({ network, targetId }))];
  const plan = planOfWire(wire, targets);
  const faults = jobFaults(plan, { features: member.features, targets });
  const issues = Object.entries(faults).map(([field, message]) => ({
    path: WIRE_FIELDS[field as keyof JobPlan],
    message,
  }));
  if (issues.length > 0) throw invalid(issues);
  return plan;
}
