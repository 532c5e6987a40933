import { CHART_MONTHS, type LocalSettings } from '@yardsign/domain/profile/local-settings';

/** The sizes of a graphic that a chart is shown in. */
export const CHART_SIZES = ['link', 'square', 'story'] as const;
export type ChartSize = (typeof CHART_SIZES)[number];

/** How a chart is looked at: it begins as the profile says. */
export interface ChartView {
  /** Months back as digits, or `dates` for the two days of the profile. */
  time: string;
  size: ChartSize;
  trend: boolean;
}

/** The size that is nearest to a shape, width by height. */
function sizeOfRatio(ratio: number): ChartSize {
  if (ratio > 1.25) return 'link';
  return ratio < 0.8 ? 'story' : 'square';
}

export function firstView({ dates, months, ratio, showTrendline }: LocalSettings): ChartView {
  return { time: dates ? 'dates' : String(months), size: sizeOfRatio(ratio), trend: showTrendline };
}

/** The times that are offered, with what the profile says where that is none of the usual. */
export function timesOf({ dates, months }: Pick<LocalSettings, 'dates' | 'months'>): string[] {
  const own = String(months);
  const usual: readonly string[] = CHART_MONTHS;
  return [...(dates ? ['dates'] : []), ...usual, ...(usual.includes(own) ? [] : [own])];
}
