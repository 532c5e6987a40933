import { readDelimited } from '../text/delimited.ts';
import { folded } from '../text/folded.ts';
import { isMonth, LOCAL_LIMITS, mergeMonths, type MonthOfFigures } from './figures.ts';
import { LOCAL_METRICS, type LocalMetric, readFigure } from './metrics.ts';
import { readNamedMonth } from './named-month.ts';

/** What a table could not be read for: a line counts from one, the header included. */
export type TableFault =
  | { readonly kind: 'empty' | 'no_month' | 'no_figures' | 'no_rows' | 'too_many' }
  | { readonly kind: 'bad_quote' | 'bad_month' | 'bad_figure'; readonly line: number; readonly typed: string };

export type TableRead =
  | { readonly months: readonly MonthOfFigures[]; readonly fault: null }
  | { readonly months: null; readonly fault: TableFault };

const no = (fault: TableFault): TableRead => ({ months: null, fault });

/** Names of columns in lower case without signs: those of spreadsheets in both languages, of the reports of an MLS, and of Realtor.com's research files. */
const COLUMNS: Readonly<Record<LocalMetric, readonly string[]>> = {
  median_listing_price: ['median list price', 'list price', 'precio de lista mediano', 'precio de lista'],
  median_sold_price: [
    'median sold price',
    'sold price',
    'median sale price',
    'median sales price',
    'precio de venta mediano',
  ],
  active_listing_count: ['active listings', 'homes for sale', 'inventory of homes for sale', 'casas en venta'],
  new_listing_count: ['new listings', 'casas que salieron a la venta'],
  sold_listing_count: ['sold listings', 'homes sold', 'closed sales', 'casas vendidas'],
  median_days_on_market: ['days on market', 'mediana de dias en el mercado', 'dias en el mercado'],
  months_of_supply: ['months of supply', 'months supply', 'months supply of inventory', 'meses de oferta'],
  median_price_per_square_foot: [
    'price per square foot',
    'median listing price per square foot',
    'precio mediano por pie cuadrado',
  ],
  sale_to_list_ratio: ['sold price beside list price', 'precio de venta frente al de lista'],
  price_reduced_share: ['share of price cuts', 'parte con rebaja de precio'],
};

const MONTH_COLUMNS = ['month', 'date', 'period', 'mes', 'fecha', 'periodo', 'month date yyyymm'];
/** By this column one knows a file of Realtor.com's research, whose shares are fractions of one. */
const FRACTIONS_BESIDE = 'month date yyyymm';
const PLACE_COLUMNS = ['postal code', 'county name', 'cbsa title', 'state', 'zip name', 'market', 'mercado'];

/** A name without case, accents and signs. */
const plainName = (name: string): string =>
  folded(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const SEPARATORS = ['\t', ';', ','] as const;

const headerOf = (typed: string) => /\S.*/.exec(typed)?.[0] ?? '';
const lineOf = (typed: string, line: number) => typed.split(/\r\n|\n|\r/)[line - 1] ?? '';
const hasWords = ({ cells }: { cells: readonly string[] }) => cells.some((cell) => cell !== '');

/** Whether a date with the year last can only have its month first: the first of a month, or a day that is no month. */
const isMonthFirst = (month: string, day: string | undefined): boolean =>
  day === undefined || Number(day) === 1 || Number(day) > 12 || Number(day) === Number(month);

/**
 * `202610`, `2026-10`, `2026-10-01`, `10/2026`, `10/1/2026` and what is written with the name of the month as `2026-10`; null for
 * what is no month, or may be either of two.
 */
export function readMonth(typed: string): string | null {
  const named = readNamedMonth(typed);
  if (named !== null) return named;
  const [, year, month] = /^(\d{4})[-/.]?(\d{1,2})([-/.]\d{1,2})?$/.exec(typed) ?? [];
  const [, first, day, second] = /^(\d{1,2})[-/](?:(\d{1,2})[-/])?(\d{4})$/.exec(typed) ?? [];
  if (first !== undefined && !isMonthFirst(first, day)) return null;
  const [y, m] = year === undefined ? [second, first] : [year, month];
  if (y === undefined || m === undefined) return null;
  const read = `${y}-${m.padStart(2, '0')}`;
  return isMonth(read) ? read : null;
}

interface Columns {
  month: number;
  metrics: readonly (readonly [at: number, metric: LocalMetric])[];
  places: readonly number[];
  hasFractions: boolean;
}

function columnsOf(header: readonly string[]): Columns {
  const names = header.map(plainName);
  const isOf = (metric: LocalMetric, name: string) =>
    name === metric.replaceAll('_', ' ') || COLUMNS[metric].includes(name);
  return {
    month: names.findIndex((name) => MONTH_COLUMNS.includes(name)),
    metrics: names.flatMap((name, at) =>
      LOCAL_METRICS.filter((metric) => isOf(metric, name)).map((metric) => [at, metric] as const),
    ),
    places: names.flatMap((name, at) => (PLACE_COLUMNS.includes(name) ? [at] : [])),
    hasFractions: names.includes(FRACTIONS_BESIDE),
  };
}

/** Percent of a share that is written as a fraction. */
function wholeShare(metric: LocalMetric, typed: string): string {
  return metric === 'price_reduced_share' && /^\d*\.?\d+$/.test(typed) ? String(Number(typed) * 100) : typed;
}

/** A row of the table, or what is wrong in it. */
function readRow(
  cells: readonly string[],
  line: number,
  { month: at, metrics, hasFractions }: Columns,
): MonthOfFigures | TableFault {
  const typed = cells[at] ?? '';
  const month = readMonth(typed);
  if (month === null) return { kind: 'bad_month', line, typed };
  const values: Partial<Record<LocalMetric, number>> = {};
  for (const [column, metric] of metrics) {
    const cell = cells[column] ?? '';
    if (cell === '') continue;
    const figure = readFigure(metric, hasFractions ? wholeShare(metric, cell) : cell);
    if (figure === null) return { kind: 'bad_figure', line, typed: cell };
    values[metric] = figure;
  }
  return { month, values };
}

/**
 * Reads a table that was copied out of a spreadsheet or a file: its first line names the columns. Of a file with many places the rows
 * of this market are taken.
 */
export function readTable(typed: string, market: string): TableRead {
  const separator = SEPARATORS.find((sign) => headerOf(typed).includes(sign)) ?? ',';
  const read = readDelimited(typed, separator);
  if (!read.rows) return no({ kind: 'bad_quote', line: read.brokenAt, typed: lineOf(typed, read.brokenAt) });
  const [header, ...rows] = read.rows
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(hasWords);
  if (header === undefined) return no({ kind: 'empty' });
  const columns = columnsOf(header.cells);
  if (columns.month === -1) return no({ kind: 'no_month' });
  if (columns.metrics.length === 0) return no({ kind: 'no_figures' });
  const wanted = plainName(market);
  const months: MonthOfFigures[] = [];
  for (const { line, cells } of rows) {
    if (columns.places.length > 0 && !columns.places.some((at) => plainName(cells[at] ?? '') === wanted)) continue;
    const row = readRow(cells, line, columns);
    if ('kind' in row) return no(row);
    months.push(row);
  }
  const merged = mergeMonths(months);
  if (merged.length === 0) return no({ kind: 'no_rows' });
  return merged.length > LOCAL_LIMITS.months ? no({ kind: 'too_many' }) : { months: merged, fault: null };
}
