import { mayPost } from '../sharing/may-post.ts';
import { takesType } from './choose-piece.ts';
import { REPEAT_DAYS, type JobPlan, type JobTarget } from './job.ts';
import { LAYOUT_IDS } from './layouts.ts';
import { AUTOPILOT_NETWORKS, AUTOPILOT_TYPES, SKIPPABLE_CATEGORIES } from './wire-ids.ts';

/** What is wrong with a job, by the field that it is said at. */
type JobFault =
  | 'no_types'
  | 'type_not_held'
  | 'no_targets'
  | 'target_not_connected'
  | 'nothing_taken'
  | 'no_weekdays'
  | 'no_hours'
  | 'invalid';

type Field = keyof JobPlan;

export type JobFaults = Partial<Record<Field, JobFault>>;

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;
const isWhole = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * What keeps a job from being saved; empty when nothing does.
 *
 * @param held.features of the member
 * @param held.targets where the member can post at present
 */
export function jobFaults(
  job: JobPlan,
  held: { features: readonly string[]; targets: readonly JobTarget[] },
): JobFaults {
  const faults: JobFaults = {};
  const say = (field: Field, fault: JobFault | undefined) => {
    if (fault !== undefined) faults[field] = fault;
  };
  say('contentTypes', typeFault(job, held.features));
  say('targets', targetFault(job, held.targets));
  say('weekdays', listFault(job.weekdays, isWhole(0, 6), 'no_weekdays'));
  say('hours', listFault(job.hours, isWhole(0, 23), 'no_hours'));
  if (!LAYOUT_IDS.includes(job.layout)) say('layout', 'invalid');
  if (!isWhole(REPEAT_DAYS.least, REPEAT_DAYS.most)(job.repeatAfterDays)) say('repeatAfterDays', 'invalid');
  const isSkippable = (slug: string) => SKIPPABLE_CATEGORIES.includes(slug);
  if (!isDistinct(job.skipCategories) || !job.skipCategories.every(isSkippable)) say('skipCategories', 'invalid');
  return faults;
}

function listFault(
  values: readonly number[],
  isRight: (value: number) => boolean,
  none: JobFault,
): JobFault | undefined {
  if (values.length === 0) return none;
  return values.every(isRight) && isDistinct(values) ? undefined : 'invalid';
}

function typeFault({ contentTypes }: JobPlan, features: readonly string[]): JobFault | undefined {
  if (contentTypes.length === 0) return 'no_types';
  if (!isDistinct(contentTypes) || !contentTypes.every((type) => AUTOPILOT_TYPES.includes(type))) return 'invalid';
  return contentTypes.every((type) => mayPost(features, type)) ? undefined : 'type_not_held';
}

function targetFault({ contentTypes, targets }: JobPlan, connected: readonly JobTarget[]): JobFault | undefined {
  if (targets.length === 0) return 'no_targets';
  const keys = targets.map(({ network, targetId }) => `${network} ${targetId}`);
  const networks: readonly string[] = AUTOPILOT_NETWORKS;
  if (!isDistinct(keys) || !targets.every(({ network }) => networks.includes(network))) return 'invalid';
  const isConnected = (wanted: JobTarget) =>
    connected.some(({ network, targetId }) => network === wanted.network && targetId === wanted.targetId);
  if (!targets.every(isConnected)) return 'target_not_connected';
  // A target that takes none of the types would wait for ever.
  const takesNothing = ({ network }: JobTarget) => !contentTypes.some((type) => takesType(network, type));
  return contentTypes.length > 0 && targets.some(takesNothing) ? 'nothing_taken' : undefined;
}
