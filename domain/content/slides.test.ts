import { describe, expect, test } from 'vitest';
import { chartLabels, setsOf, slidesIn } from './slides.ts';

const SLIDES = [
  { title: 'Prices', sets: ['prices', 'sellers'] },
  { title: 'Rates', sets: ['mortgage-rates'] },
] as const;

describe('the sets of a report', () => {
  test('hold their slides in the order of the report, and the whole report holds all', () => {
    expect(slidesIn(SLIDES, 'full-report')).toEqual(SLIDES);
    expect(slidesIn(SLIDES, 'sellers').map(({ title }) => title)).toEqual(['Prices']);
    expect(slidesIn(SLIDES, 'forecast')).toEqual([]);
  });

  test('are those that have slides', () => {
    expect(setsOf(SLIDES)).toEqual(['full-report', 'sellers', 'prices', 'mortgage-rates']);
    expect(setsOf([])).toEqual([]);
  });
});

test.each([
  ['2026-02-17T12:00:00Z', 'en-US', ['Dec', 'Jan', 'Feb']],
  ['2026-03-31T23:59:00Z', 'en-US', ['Jan', 'Feb', 'Mar']],
  ['2026-03-01T00:00:00Z', 'es-US', ['ene', 'feb', 'mar']],
])('the months under a chart of a report of %s in %s', (published, locale, labels) => {
  expect(chartLabels({ values: [1, 2, 3] }, new Date(published), locale)).toEqual(labels);
});
