import type { JobPlan } from '@yardsign/domain/autopilot/job';
import type { OpenTarget } from './ports.ts';

/** The place that a target of a job stands for, while its member can post there. */
export function findOpenTarget(
  open: readonly OpenTarget[],
  wanted: JobPlan['targets'][number] | undefined,
): OpenTarget | undefined {
  return open.find((one) => one.network === wanted?.network && one.target_id === wanted.targetId);
}
