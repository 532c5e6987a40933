import type { Language } from '@yardsign/domain/languages';
import type { LatestFigure } from '@yardsign/domain/local/figures';
import { type FigureUnit, type LocalMetric, METRICS } from '@yardsign/domain/local/metrics';
import { amountInWords } from '../template/amount-words.ts';
import { MONTH_NAMES } from '../template/month-names.ts';

/** What a figure of a market is called. */
export const METRIC_NAMES: Readonly<Record<LocalMetric, Record<Language, string>>> = {
  median_listing_price: { en: 'Median list price', es: 'Precio de lista mediano' },
  median_sold_price: { en: 'Median sold price', es: 'Precio de venta mediano' },
  active_listing_count: { en: 'Homes for sale', es: 'Casas en venta' },
  new_listing_count: { en: 'New listings', es: 'Casas que salieron a la venta' },
  sold_listing_count: { en: 'Homes sold', es: 'Casas vendidas' },
  median_days_on_market: { en: 'Median days on market', es: 'Mediana de días en el mercado' },
  months_of_supply: { en: 'Months of supply', es: 'Meses de oferta' },
  median_price_per_square_foot: { en: 'Median price per square foot', es: 'Precio mediano por pie cuadrado' },
  sale_to_list_ratio: { en: 'Sold price beside list price', es: 'Precio de venta frente al de lista' },
  price_reduced_share: { en: 'Share of price cuts', es: 'Parte con rebaja de precio' },
};

/** Between a number and what belongs to it. */
const TIED = '\u00a0';

const COUNTED: Readonly<
  Record<Extract<FigureUnit, 'days' | 'months'>, Record<Language, [one: string, other: string]>>
> = {
  days: { en: ['day', 'days'], es: ['día', 'días'] },
  months: { en: ['month', 'months'], es: ['mes', 'meses'] },
};

/** A figure as it is read: `$459,000`, `31.5%`, `24 days`. Written by hand, so that every machine draws the same words. */
export function figureInWords(metric: LocalMetric, figure: number, language: Language): string {
  const unit = METRICS[metric];
  const number = amountInWords(String(figure));
  if (unit === 'dollars') return `$${number}`;
  if (unit === 'percent') return `${number}%`;
  if (unit === 'homes') return number;
  const [one, other] = COUNTED[unit][language];
  return `${number}${TIED}${figure === 1 ? one : other}`;
}

/** A figure where there is little room, beside the lines of a chart: `$460K`, `$1.2M`. */
export function shortFigure(unit: FigureUnit, figure: number): string {
  const short = (by: number, sign: string) => `${amountInWords(String(Math.round((figure / by) * 100) / 100))}${sign}`;
  const size = figure >= 1_000_000 ? short(1_000_000, 'M') : figure >= 10_000 ? short(1000, 'K') : short(1, '');
  if (unit === 'dollars') return `$${size}`;
  return unit === 'percent' ? `${size}%` : size;
}

/** `2026-10` as October 2026 · octubre de 2026. */
export function monthInWords(month: string, language: Language): string {
  const name = MONTH_NAMES[language][Number(month.slice(5)) - 1] ?? '';
  return language === 'en' ? `${name}${TIED}${month.slice(0, 4)}` : `${name}${TIED}de${TIED}${month.slice(0, 4)}`;
}

/** `2026-10` as Oct 2026 · oct 2026, for the foot of a chart. */
export function shortMonth(month: string, language: Language): string {
  const name = (MONTH_NAMES[language][Number(month.slice(5)) - 1] ?? '').slice(0, 3);
  return `${name}${TIED}${month.slice(0, 4)}`;
}

const COMPARED: Readonly<Record<Language, Record<'more' | 'less' | 'same', (by: string, month: string) => string>>> = {
  en: {
    more: (by, month) => `${by} more than in ${month}`,
    less: (by, month) => `${by} less than in ${month}`,
    same: (_by, month) => `the same as in ${month}`,
  },
  es: {
    more: (by, month) => `${by} más que en ${month}`,
    less: (by, month) => `${by} menos que en ${month}`,
    same: (_by, month) => `igual que en ${month}`,
  },
};

const POINTS: Record<Language, [one: string, other: string]> = {
  en: ['percentage point', 'percentage points'],
  es: ['punto porcentual', 'puntos porcentuales'],
};

/** How far a figure is from that of a year before: percent of it, and for shares percentage points. */
function changeBy(metric: LocalMetric, from: number, to: number, language: Language): string {
  const apart = Math.abs(to - from);
  const rounded = Math.round((METRICS[metric] === 'percent' ? apart : (apart / from) * 100) * 10) / 10;
  if (METRICS[metric] !== 'percent') return `${amountInWords(String(rounded))}%`;
  const [one, other] = POINTS[language];
  return `${amountInWords(String(rounded))}${TIED}${rounded === 1 ? one : other}`;
}

/** `3.2% more than in October 2025`; empty where that year is not known. */
export function comparedInWords(metric: LocalMetric, latest: LatestFigure, language: Language): string {
  const { figure, yearBefore, month } = latest;
  if (yearBefore === null || (yearBefore === 0 && METRICS[metric] !== 'percent')) return '';
  const before = monthInWords(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`, language);
  const by = changeBy(metric, yearBefore, figure, language);
  const way = Number.parseFloat(by) === 0 ? 'same' : figure > yearBefore ? 'more' : 'less';
  return COMPARED[language][way](by, before);
}

const FIGURES_OF: Record<Language, string> = { en: 'Figures', es: 'Cifras' };
const IN: Record<Language, string> = { en: 'in', es: 'en' };

/** Where the figures of a drawing come from, as its last line says it. */
export const sourceInWords = (source: string, language: Language): string => `${FIGURES_OF[language]}: ${source}`;

/** What a chart says, as the text beside it and the words of a post begin with. */
export function chartInWords(
  { metric, market, source, latest }: { metric: LocalMetric; market: string; source: string; latest: LatestFigure },
  language: Language,
): string {
  const { figure, month } = latest;
  const compared = comparedInWords(metric, latest, language);
  const said = `${METRIC_NAMES[metric][language]} ${IN[language]} ${market}, ${monthInWords(month, language)}: ${figureInWords(metric, figure, language)}`;
  return `${said}${compared === '' ? '' : `, ${compared}`}.\n${sourceInWords(source, language)}.`;
}
