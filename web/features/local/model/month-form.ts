import { isMonth, mergeMonths, type MonthOfFigures } from '@yardsign/domain/local/figures';
import { LOCAL_METRICS, type LocalMetric, readFigure } from '@yardsign/domain/local/metrics';

/** A month as it is typed: `2026-10`, the source, and each figure by its name. */
export type TypedMonth = Record<LocalMetric | 'month' | 'source', string>;

/** What a form begins with: a month that is kept, or an empty one. */
export function typedMonth(kept: MonthOfFigures | null, source: string): TypedMonth {
  const figures = LOCAL_METRICS.map((metric) => [metric, String(kept?.values[metric] ?? '')]);
  return { month: kept?.month ?? '', source, ...Object.fromEntries(figures) } as TypedMonth;
}

/** Figures that are typed and are none. */
export const wrongIn = (typed: TypedMonth): LocalMetric[] =>
  LOCAL_METRICS.filter((metric) => typed[metric].trim() !== '' && readFigure(metric, typed[metric]) === null);

export const hasFigures = (typed: TypedMonth): boolean => LOCAL_METRICS.some((metric) => typed[metric].trim() !== '');

/** Whether the month of a form is one. */
export const isRightMonth = ({ month }: TypedMonth): boolean => isMonth(month.trim());

/** The months that are kept with the typed one in the place of `before`, and of one that was there already. */
export function withMonth(
  months: readonly MonthOfFigures[],
  typed: TypedMonth,
  before: string | null,
): MonthOfFigures[] {
  const month = typed.month.trim();
  const values = Object.fromEntries(
    LOCAL_METRICS.flatMap((metric) => {
      const figure = readFigure(metric, typed[metric]);
      return figure === null ? [] : [[metric, figure]];
    }),
  );
  const others = months.filter((each) => each.month !== before && (before === null || each.month !== month));
  return mergeMonths([...others, { month, values }]);
}
