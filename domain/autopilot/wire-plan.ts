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
