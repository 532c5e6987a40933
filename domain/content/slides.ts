/**
 * The sets that the slides of a market report are shown in. The documents name a list and do not show it, so that these are ours.
 * Every slide is in the whole report.
 */
export const REPORT_SETS = [
  'full-report',
  'buyers',
  'sellers',
  'prices',
  'inventory',
  'mortgage-rates',
  'affordability',
  'forecast',
] as const;

export type ReportSet = (typeof REPORT_SETS)[number];

/** What the values of a chart are counted in. */
export const CHART_UNITS = ['dollars', 'percent', 'months', 'days', 'homes'] as const;

interface ReportChart {
  kind: 'line' | 'bar';
  unit: (typeof CHART_UNITS)[number];
  label: string;
  /** A value a month; the last is that of the report. */
  values: readonly number[];
}

/** One slide of a market report or a webinar. */
export interface Slide {
  title: string;
  /** Of a report: the sets that it is shown in besides the whole. */
  sets?: readonly ReportSet[] | undefined;
  /** Of a webinar: the chapter that begins with it. */
  chapter?: string | undefined;
  figures?: readonly { value: string; label: string }[] | undefined;
  chart?: ReportChart | undefined;
  points?: readonly string[] | undefined;
  /** What is said while it is shown. */
  say: string;
}

/** The slides of a set, in the order of the report. */
export function slidesIn<Shown extends Pick<Slide, 'sets'>>(slides: readonly Shown[], set: ReportSet): Shown[] {
  return slides.filter(({ sets = [] }) => set === 'full-report' || sets.includes(set));
}

/** The sets that have slides, in the order of the list; none without slides. */
export function setsOf(slides: readonly Pick<Slide, 'sets'>[]): ReportSet[] {
  return REPORT_SETS.filter((set) => slidesIn(slides, set).length > 0);
}

/** The months under a chart, the last that of the report's publication, as `locale` abbreviates them. */
export function chartLabels({ values }: Pick<ReportChart, 'values'>, publishedAt: Date, locale: string): string[] {
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const [year, month] = [publishedAt.getUTCFullYear(), publishedAt.getUTCMonth()];
  return values.map((_value, at) => name.format(new Date(Date.UTC(year, month - (values.length - 1 - at), 1))));
}
