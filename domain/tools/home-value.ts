/** What a survey of forecasters expects of home prices. */
export interface PriceSurvey {
  /** Who asked, and the quarter in which it was asked, as `2026-Q3`. */
  readonly source: string;
  readonly quarter: string;
  /** The figures are invented, and whoever shows them says so. */
  readonly sample: boolean;
  /** Percent a year, of the most careful forecasters, of all of them, and of the most hopeful. */
  readonly years: readonly {
    readonly year: number;
    readonly low: number;
    readonly average: number;
    readonly high: number;
  }[];
}

/** The forecasts of a survey, from the most careful to the most hopeful. */
export const OUTLOOKS = ['low', 'average', 'high'] as const;

export type Outlook = (typeof OUTLOOKS)[number];

/** What a home would be worth at the end of each year if a forecast came true, and what that is more than today: whole dollars. */
export function projectedValues(
  price: number,
  survey: PriceSurvey,
  outlook: Outlook,
): { year: number; value: number; gained: number }[] {
  let value = price;
  return survey.years.map((row) => {
    value *= 1 + row[outlook] / 100;
    return { year: row.year, value: Math.round(value), gained: Math.round(value - price) };
  });
}
