/** What a figure counts, which says how it is written and how far it may go. */
export type FigureUnit = 'dollars' | 'homes' | 'days' | 'months' | 'percent';

/** The figures of a market, by the names that they are stored under. */
export const METRICS = {
  median_listing_price: 'dollars',
  median_sold_price: 'dollars',
  active_listing_count: 'homes',
  new_listing_count: 'homes',
  sold_listing_count: 'homes',
  median_days_on_market: 'days',
  months_of_supply: 'months',
  median_price_per_square_foot: 'dollars',
  sale_to_list_ratio: 'percent',
  price_reduced_share: 'percent',
} as const satisfies Record<string, FigureUnit>;

export type LocalMetric = keyof typeof METRICS;
export const LOCAL_METRICS = Object.keys(METRICS) as LocalMetric[];

/** The largest figure of each unit that anybody means, and the decimals that are kept. */
const UNITS: Readonly<Record<FigureUnit, { most: number; decimals: number }>> = {
  dollars: { most: 999_999_999, decimals: 0 },
  homes: { most: 9_999_999, decimals: 0 },
  days: { most: 9999, decimals: 0 },
  months: { most: 999, decimals: 1 },
  percent: { most: 999, decimals: 1 },
};

/** Whether a figure is one that can be kept: not below zero, not beyond what anybody means. */
export function isFigure(metric: LocalMetric, figure: number): boolean {
  return Number.isFinite(figure) && figure >= 0 && figure <= UNITS[METRICS[metric]].most;
}

/** A figure with the decimals that are kept of it. */
export function roundFigure(metric: LocalMetric, figure: number): number {
  const scale = 10 ** UNITS[METRICS[metric]].decimals;
  return Math.round(figure * scale) / scale;
}

/** A figure as somebody types it, `$459,000` or `31.5 %`; null for what is none. */
export function readFigure(metric: LocalMetric, typed: string): number | null {
  const plain = typed.replaceAll(/[\s$%,]/g, '');
  if (!/^\d+(\.\d+)?$/.test(plain)) return null;
  const figure = Number(plain);
  return isFigure(metric, figure) ? roundFigure(metric, figure) : null;
}
