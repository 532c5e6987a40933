import type { CHART_UNITS } from '@yardsign/domain/content/slides';

type Unit = (typeof CHART_UNITS)[number];

/** A value as its unit is written: whole dollars, percent and months with one place. */
export function unitText(value: number, unit: Unit, locale: string): string {
  if (unit === 'dollars')
    return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
      value,
    );
  if (unit === 'percent') return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(value)}%`;
  const places = unit === 'months' ? 1 : 0;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: places, maximumFractionDigits: places }).format(value);
}

/** Where a line begins, as a share of its height: a change of a percent must not look like a fall. */
const LEAST_SPAN = 0.2;

/**
 * Heights of the values between 0 and 1. Bars stand on zero; a line has room for at least a fifth of its largest value, so that
 * small changes look small.
 */
export function heightsOf(values: readonly number[], kind: 'line' | 'bar'): number[] {
  const most = Math.max(...values, 0);
  if (most === 0) return values.map(() => 0);
  if (kind === 'bar') return values.map((value) => value / most);
  const least = Math.min(...values);
  const span = Math.max(most - least, most * LEAST_SPAN);
  const bottom = (most + least - span) / 2;
  return values.map((value) => (value - bottom) / span);
}
