import type { JobPlan } from '@yardsign/domain/autopilot/job';
import { jobFaults } from '@yardsign/domain/autopilot/job-faults';
import { languageOfId, networkOfId, skipCategoryOfId, typeOfId } from '@yardsign/domain/autopilot/wire-ids';
import { zoneOfId } from '@yardsign/domain/time/time-zones';
import type { Issue } from '@yardsign/contracts/errors';
import { AppError } from '../../platform/errors.ts';
import type { AutopilotDeps, JobBody, OpenTarget } from './ports.ts';

/** What a job says, as the wire carries it. */
export type WirePlan = Omit<JobBody, 'status' | 'user_id'>;

/** Where the wire has the fields of a plan. */
const WIRE_FIELDS: Readonly<Record<keyof JobPlan, keyof WirePlan>> = {
  contentTypes: 'content_types',
  targets: 'job_networks',
  weekdays: 'weekdays',
  hours: 'job_schedules',
  timeZone: 'timezone_id',
  language: 'language_id',
  skipCategories: 'skip_categories',
  layout: 'layouts',
  repeatAfterDays: 'repeat_after_days',
};

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

/** @throws AppError `invalid_job` for a number that names nothing. */
export function planOfWire(wire: WirePlan): JobPlan {
  const [timeZone = ''] = named('timeZone', [wire.timezone_id], zoneOfId);
  const [language = 'en'] = named('language', [wire.language_id], languageOfId);
  const networks = named(
    'targets',
    wire.job_networks.map(({ network }) => network.id),
    networkOfId,
  );
  return {
    contentTypes: named('contentTypes', wire.content_types, typeOfId),
    targets: wire.job_networks.map(({ target_id: targetId }, index) => ({ network: networks[index] ?? '', targetId })),
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
 * Checks a plan by the rules.
 *
 * @param kept targets that the job has already: one whose connection has ended may stay.
 * @throws AppError `invalid_job` with an issue for each field that is wrong.
 */
export async function checkPlan(
  deps: Pick<AutopilotDeps, 'openTargetsOf'>,
  member: { userId: string; features: readonly string[] },
  plan: JobPlan,
  kept: JobPlan['targets'],
): Promise<readonly OpenTarget[]> {
  const open = await deps.openTargetsOf(member.userId);
  const targets = [...open.map(({ network, target_id: targetId }) => ({ network, targetId })), ...kept];
  const faults = jobFaults(plan, { features: member.features, targets });
  const issues = Object.entries(faults).map(([field, message]) => ({
    path: WIRE_FIELDS[field as keyof JobPlan],
    message,
  }));
  if (issues.length > 0) throw invalid(issues);
  return open;
}
