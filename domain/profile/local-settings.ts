import { LOCAL_LIMITS } from '../local/figures.ts';

/** Shapes that a chart is offered in. */
export const CHART_RATIOS = ['16:9', '1:1', '9:16'] as const;
/** Months back that a chart is offered for. */
export const CHART_MONTHS = ['3', '6', '12', '24', '36', '60'] as const;

/** How the figures of a member's markets are shown. */
export interface LocalSettings {
  readonly favoriteMetrics: readonly string[];
  /** `#RRGGBB` */
  readonly trendlineColor: string;
  readonly showTrendline: boolean;
  /** Width by height. */
  readonly ratio: number;
  /** Two days, `YYYY-MM-DD`; null where the last months are shown. */
  readonly dates: readonly [from: string, to: string] | null;
  readonly months: number;
}

/** The parts of a list that is stored with commas: `a,b`. */
export function readCommaList(stored: string): string[] {
  const parts = stored.split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

const DATES = /^(\d{4}-\d{2}-\d{2}),(\d{4}-\d{2}-\d{2})$/;

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Two days with a comma between them, the earlier one first; null for anything else. */
export function readDates(stored: string): readonly [string, string] | null {
  const [, from = '', to = ''] = DATES.exec(stored) ?? [];
  return isDay(from) && isDay(to) && from <= to ? [from, to] : null;
}

const RATIO = /^([1-9]\d?):([1-9]\d?)$/;

/** Width by height of `16:9`; null for what is no ratio. */
export function readRatio(stored: string): number | null {
  const [, width, height] = RATIO.exec(stored) ?? [];
  return width === undefined || height === undefined ? null : Number(width) / Number(height);
}

/** So many months back; null for what is no number of them, or more than figures are kept. */
export function readMonths(stored: string): number | null {
  const months = /^[1-9]\d*$/.test(stored) ? Number(stored) : Number.NaN;
  return months <= LOCAL_LIMITS.months ? months : null;
}

/** @param stored a field of the local group: as it was saved, else what it begins with. */
export function localSettings(stored: (name: string) => string): LocalSettings {
  return {
    favoriteMetrics: readCommaList(stored('favoriteMetrics')),
    trendlineColor: `#${stored('trendlineColor').replace(/^#/, '') || 'FF8300'}`,
    showTrendline: stored('showTrendline') === '1',
    ratio: readRatio(stored('aspectRatio')) ?? 16 / 9,
    dates: readDates(stored('dateRange')),
    months: readMonths(stored('relativeTimeRange')) ?? 12,
  };
}
