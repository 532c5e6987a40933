import { PAGE_VIEW, type UsageAction } from '@yardsign/domain/usage/usage-event';
import { pageSearch } from '../../lib/search/page-search.ts';
import type { Usage } from './api.ts';

/** How many of the last days can be looked at. */
export const SPANS = [7, 30, 90, 365] as const;

/** What is shown until another span is chosen. */
const USUAL = 30;

export const usageSearch = pageSearch<{ days: number }>({
  days: (typed) => SPANS.find((span) => span === Number(typed)) ?? USUAL,
});

/** How often each thing was done, wherever it was: the most frequent first. Views are told of by their pages. */
export function actsOf({ events }: Pick<Usage, 'events'>): { action: UsageAction; times: number }[] {
  const sums = new Map<UsageAction, number>();
  for (const { event, action, times } of events)
    if (event !== PAGE_VIEW) sums.set(action, (sums.get(action) ?? 0) + times);
  return [...sums].map(([action, times]) => ({ action, times })).toSorted((one, other) => other.times - one.times);
}
