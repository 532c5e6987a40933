import { SIZES, parseTemplate } from '../template/template.ts';
import { expect, test } from 'vitest';
import { readTable } from '@yardsign/domain/local/read-table';
import { monthAfter } from '@yardsign/domain/local/figures';
import { LOCAL_METRICS } from '@yardsign/domain/local/metrics';
import { chartDrawing, chartFacts } from './chart-drawing.ts';
import { chartInWords, comparedInWords, figureInWords, METRIC_NAMES, shortFigure } from './chart-words.ts';
import { scaleOf } from './scale.ts';

const SAID = { market: 'Reno, NV', source: 'Northern Nevada MLS', trend: '#FF8300' };
const months = (count: number, figure: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => ({
    month: monthAfter('2024-01', at),
    values: Object.fromEntries(LOCAL_METRICS.map((metric) => [metric, figure(at)])),
  }));

test.each([
  [[412_000, 459_000], false, [400_000, 420_000, 440_000, 460_000]],
  [[3, 17], true, [0, 5, 10, 15, 20]],
  [[24], true, [0, 10, 20, 30]],
  [[0, 0], true, [0, 1]],
  [[98.6, 98.6], false, [97.5, 100]],
])('figures of %j stand between round lines', (figures, fromZero, lines) => {
  const scale = scaleOf(figures, fromZero);
  expect(scale.low).toBeLessThanOrEqual(Math.min(...figures));
  expect(scale.high).toBeGreaterThanOrEqual(Math.max(...figures));
  expect(scale.lines).toEqual(lines);
});

test('a chart of every figure can be drawn in every size, of one month and of ten years, rising or always nothing', () => {
  for (const metric of LOCAL_METRICS)
    for (const [count, figure] of [
      [1, () => 5],
      [120, (at: number) => at * 700],
      [14, () => 0],
    ] as const) {
      const all = months(count, figure);
      const facts = chartFacts({ ...SAID, metric }, all, all);
      if (facts === null) throw new Error('there is no chart');
      const drawing = chartDrawing(facts);
      expect(Object.keys(parseTemplate(drawing).sizes)).toEqual(Object.keys(SIZES));
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/);
    }
});

test('a story is drawn on 1080 by 1920', () => expect(SIZES.story).toEqual({ width: 1080, height: 1920 }));

test('a chart compares with a year before what is shown, and there is none without its figure', () => {
  const all = months(24, (at) => 100 + at);
  const facts = chartFacts({ ...SAID, metric: 'sold_listing_count' }, all, all.slice(-3));
  expect(facts?.latest).toEqual({ month: '2025-12', figure: 123, yearBefore: 111 });
  expect(chartFacts({ ...SAID, metric: 'sold_listing_count' }, [], [])).toBeNull();
});

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test('figures are written as people read them', () => {
  expect(figureInWords('median_listing_price', 459_000, 'es')).toBe('$459,000');
  expect(plain(figureInWords('median_days_on_market', 1, 'en'))).toBe('1 day');
  expect(plain(figureInWords('months_of_supply', 3.3, 'es'))).toBe('3.3 meses');
  expect(['a', 460_000, 1_250_000, 9500].slice(1).map((each) => shortFigure('dollars', each as number))).toEqual([
    '$460K',
    '$1.25M',
    '$9,500',
  ]);
});

test('a change is percent of the year before, of shares percentage points, and nothing where there is no year before', () => {
  const of = (figure: number, yearBefore: number | null) => ({ month: '2026-10', figure, yearBefore });
  const say = (...[metric, latest, language]: Parameters<typeof comparedInWords>) =>
    plain(comparedInWords(metric, latest, language));
  expect(say('median_listing_price', of(459_000, 450_000), 'en')).toBe('2% more than in October 2025');
  expect(say('median_listing_price', of(400_000, 450_000), 'es')).toBe('11.1% menos que en octubre de 2025');
  expect(say('price_reduced_share', of(31, 30), 'en')).toBe('1 percentage point more than in October 2025');
  expect(say('sold_listing_count', of(5, 5), 'en')).toBe('the same as in October 2025');
  expect(say('sold_listing_count', of(5, 0), 'en')).toBe('');
  expect(say('sold_listing_count', of(5, null), 'en')).toBe('');
});

test('what a chart says names its market, its month and its source', () => {
  const latest = { month: '2026-10', figure: 459_000, yearBefore: 450_000 };
  const said = chartInWords({ ...SAID, metric: 'median_listing_price', latest }, 'en');
  expect(plain(said)).toBe(
    'Median list price in Reno, NV, October 2026: $459,000, 2% more than in October 2025.\nFigures: Northern Nevada MLS.',
  );
});

test.each(['en', 'es'] as const)('a table is read by the names that the page calls figures in %s', (language) => {
  for (const metric of LOCAL_METRICS)
    expect(readTable(`Month\t${METRIC_NAMES[metric][language]}\n2026-10\t7`, 'Reno').months).toEqual([
      { month: '2026-10', values: { [metric]: 7 } },
    ]);
});
