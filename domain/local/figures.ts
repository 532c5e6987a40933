import { DAY_MS } from '../time/spans.ts';
import { LOCAL_METRICS, type LocalMetric } from './metrics.ts';

/** What is known of one month in one market. */
export interface MonthOfFigures {
  /** `2026-10`. */
  readonly month: string;
  readonly values: Readonly<Partial<Record<LocalMetric, number>>>;
}

export const LOCAL_LIMITS = {
  /** Characters of a market's name: as many as the profile takes. */
  market: 100,
  source: 120,
  /** Ten years. */
  months: 120,
  /** Markets with figures that a member may keep. */
  markets: 40,
} as const;

/** Days after the end of the last month from which figures count as old. */
const STALE_DAYS = 62;

/** Whether `2026-10` is a month, of years that figures are of. */
export const isMonth = (month: string): boolean => /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(month);

const FIRST_ZONE_MS = 14 * 60 * 60_000;

/** Whether a month has not begun anywhere yet: nobody has figures of it. @param month one for which `isMonth` holds */
export const isToCome = (month: string, now: Date): boolean =>
  month > new Date(now.getTime() + FIRST_ZONE_MS).toISOString().slice(0, 7);

const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Months from one month to another: 12 from `2025-10` to `2026-10`. */
export const monthsBetween = (from: string, to: string): number => countOf(to) - countOf(from);

/** The month so many months after another one; before it for a negative number. */
export function monthAfter(month: string, months: number): string {
  const count = countOf(month) + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Months in their order, one of each; of two of the same month what the later one says comes on top. Empty ones are left out. */
export function mergeMonths(months: readonly MonthOfFigures[]): MonthOfFigures[] {
  const byMonth = new Map<string, MonthOfFigures['values']>();
  for (const { month, values } of months) byMonth.set(month, { ...byMonth.get(month), ...values });
  return [...byMonth]
    .filter(([, values]) => Object.keys(values).length > 0)
    .map(([month, values]) => ({ month, values }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}

export interface FigurePoint {
  readonly month: string;
  readonly figure: number;
}

/** The months that have this figure, in their order. */
export function pointsOf(months: readonly MonthOfFigures[], metric: LocalMetric): FigurePoint[] {
  return months.flatMap(({ month, values }) => {
    const figure = values[metric];
    return figure === undefined ? [] : [{ month, figure }];
  });
}

/**
 * The months that a chart shows.
 *
 * @param shown two days as the profile has them, or how many months back from the last month that has a figure.
 */
export function monthsShown(
  months: readonly MonthOfFigures[],
  shown: { dates: readonly [from: string, to: string] | null; months: number },
): MonthOfFigures[] {
  const last = months.at(-1)?.month;
  if (last === undefined) return [];
  const [from, to] = shown.dates?.map((day) => day.slice(0, 7)) ?? [monthAfter(last, 1 - shown.months), last];
  return months.filter(({ month }) => from !== undefined && to !== undefined && month >= from && month <= to);
}

export interface LatestFigure extends FigurePoint {
  /** The same month a year before; null where it is not known. */
  readonly yearBefore: number | null;
}

/** The last figure there is, beside that of the same month a year before. */
export function latestOf(months: readonly MonthOfFigures[], metric: LocalMetric): LatestFigure | null {
  const points = pointsOf(months, metric);
  const last = points.at(-1);
  if (last === undefined) return null;
  const before = points.find(({ month }) => month === monthAfter(last.month, -12));
  return { ...last, yearBefore: before?.figure ?? null };
}

/** Whether the last month of figures has been over for so long that whoever shows them says so. */
export function areOld(lastMonth: string, now: Date): boolean {
  const over = Date.parse(`${monthAfter(lastMonth, 1)}-01T00:00:00Z`);
  return now.getTime() - over > STALE_DAYS * DAY_MS;
}

/** The straight line that comes nearest to the points: its figure at the first and at the last of them. Null for fewer than three. */
export function trendOf(points: readonly FigurePoint[]): readonly [first: number, last: number] | null {
  const [begin] = points;
  if (begin === undefined || points.length < 3) return null;
  const places = points.map(({ month, figure }) => [monthsBetween(begin.month, month), figure] as const);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanAt, meanFigure] = [mean(places.map(([at]) => at)), mean(places.map(([, figure]) => figure))];
  const rise = places.reduce((sum, [at, figure]) => sum + (at - meanAt) * (figure - meanFigure), 0);
  const run = places.reduce((sum, [at]) => sum + (at - meanAt) ** 2, 0);
  const lastAt = places.at(-1)?.[0] ?? 0;
  const lineAt = (at: number) => meanFigure + (rise / run) * (at - meanAt);
  return [lineAt(0), lineAt(lastAt)];
}

/** All figures: the chosen ones first, in the order in which they were chosen, then those that are kept, then the rest. */
export function favoritesFirst(favorites: readonly string[], months: readonly MonthOfFigures[]): LocalMetric[] {
  const chosen = favorites.flatMap((name) => LOCAL_METRICS.filter((metric) => metric === name));
  const kept = LOCAL_METRICS.filter((metric) => months.some(({ values }) => values[metric] !== undefined));
  return [...new Set([...chosen, ...kept, ...LOCAL_METRICS])];
}
