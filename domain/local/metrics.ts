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

/** Thousands set off by commas with a point before the decimals, and the other way round. */
const GROUPED = [/^\d{1,3}(,\d{3})+(\.\d+)?$/, /^\d{1,3}(\.\d{3}){2,}(,\d+)?$/, /^\d{1,3}\.\d{3},\d+$/] as const;

/** A number as it is written in the United States or where a comma stands before the decimals; null for what may be either. */
function readNumber(plain: string, hasDecimals: boolean): number | null {
  if (GROUPED[0].test(plain)) return Number(plain.replaceAll(',', ''));
  if (GROUPED.some((written) => written.test(plain))) return Number(plain.replaceAll('.', '').replace(',', '.'));
  // 31,5 per cent is said with a decimal comma; 459,5 dollars is a slip.
  if (hasDecimals && /^\d+,\d{1,2}$/.test(plain)) return Number(plain.replace(',', '.'));
  // 459.000 dollars is as many, or a thousand times as many.
  if (!hasDecimals && /^[1-9]\d{0,2}\.\d{3}$/.test(plain)) return null;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** A figure as somebody types it, `$459,000` or `31.5 %`; null for what is none, or may be either of two. */
export function readFigure(metric: LocalMetric, typed: string): number | null {
  const figure = readNumber(typed.replaceAll(/[\s$%]/g, ''), UNITS[METRICS[metric]].decimals > 0);
  return figure !== null && isFigure(metric, figure) ? roundFigure(metric, figure) : null;
}
