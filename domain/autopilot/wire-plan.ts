import { FALLBACK_TIME_ZONE_ID, idOfZone } from '../time/time-zones.ts';
import type { JobPlan } from './job.ts';
import { idOfLanguage, idOfNetwork, idOfSkipCategory, idOfType } from './wire-ids.ts';

/** A plan by the names and the ids of the documents, as the wire carries it. What has no id there is left out, or 0. */
export function wireOfPlan(plan: JobPlan) {
  return {
    job_schedules: plan.hours.map((hour) => ({ hour })),
    job_networks: plan.targets.map(({ network, targetId }) => ({
      network: { id: idOfNetwork(network) ?? 0 },
      target_id: targetId,
    })),
    timezone_id: idOfZone(plan.timeZone) ?? FALLBACK_TIME_ZONE_ID,
    language_id: idOfLanguage(plan.language),
    content_types: plan.contentTypes.map(idOfType),
    skip_categories: plan.skipCategories.flatMap((slug) => idOfSkipCategory(slug) ?? []),
    layouts: [plan.layout],
    weekdays: [...plan.weekdays],
    repeat_after_days: plan.repeatAfterDays,
  };
}

/** Where the wire has the fields of a plan. */
export const WIRE_FIELDS = {
  contentTypes: 'content_types',
  targets: 'job_networks',
  weekdays: 'weekdays',
  hours: 'job_schedules',
  timeZone: 'timezone_id',
  language: 'language_id',
  skipCategories: 'skip_categories',
  layout: 'layouts',
  repeatAfterDays: 'repeat_after_days',
} as const satisfies Readonly<Record<keyof JobPlan, keyof ReturnType<typeof wireOfPlan>>>;

/** Some fields of a plan, as the wire carries a change of a job. */
export function wireOfFields(
  plan: JobPlan,
  fields: readonly (keyof JobPlan)[],
): Partial<ReturnType<typeof wireOfPlan>> {
  const wire = wireOfPlan(plan);
  return Object.fromEntries(fields.map((field) => [WIRE_FIELDS[field], wire[WIRE_FIELDS[field]]]));
}
