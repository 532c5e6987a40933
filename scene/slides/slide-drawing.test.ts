import type { Slide } from '@yardsign/domain/content/slides';
import { expect, test } from 'vitest';
import { parseTemplate, SIZES } from '../template/template.ts';
import { slideDrawing } from './slide-drawing.ts';

const shown = (slide: Slide, more: object = {}) => ({
  slide: { en: slide, es: { ...slide, title: 'Título' } },
  title: { en: 'The market', es: 'El mercado' },
  ...{ month: '2026-01', ofMonth: true, sample: false, ...more },
});

const CHART = { kind: 'bar', unit: 'homes', label: 'Homes', values: [0, 0, 0] } as const;
const POINTS = Array.from({ length: 5 }, (_, at) => `${at} ${'long words '.repeat(14)}`);

test.each<[string, Omit<Slide, 'title' | 'say'>]>([
  ['its title alone', {}],
  ['points', { points: POINTS }],
  ['figures', { figures: [{ value: '$1,250,000,000', label: 'so much' }], points: POINTS }],
  ['a chart of nothing', { chart: CHART }],
  ['a chart and points', { chart: { ...CHART, kind: 'line', unit: 'percent', values: [6.1, 6.4] }, points: POINTS }],
])('a slide with %s is drawn in every size', (_what, slide) => {
  const drawing = slideDrawing(shown({ title: 'T', say: 'S', ...slide }));
  expect(Object.keys(parseTemplate(drawing).sizes)).toEqual(Object.keys(SIZES));
  expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/);
});

test('shows its figures beside its chart in every size, and neither instead of the other', () => {
  const figures = [
    { value: '$412,000', label: 'median price' },
    { value: '31', label: 'days' },
  ];
  const { sizes } = slideDrawing(shown({ title: 'T', say: 'S', chart: CHART, figures, points: ['A point'] }));
  const drawn = Object.values(sizes).map(({ layers }) => JSON.stringify(layers));
  expect(drawn).toHaveLength(4);
  for (const layers of drawn)
    for (const part of ['{label}', '{from}', '{value0}', '{label0}', '{value1}', '{label1}'])
      expect(layers).toContain(part);
});

test('says its month in both languages where it is of one, which months its chart is of, and that figures are invented', () => {
  const { texts } = slideDrawing(shown({ title: 'T', say: 'S', chart: CHART }, { sample: true }));
  const said = (key: string) => Object.values(texts[key] ?? {}).map((words) => words.replaceAll('\u00a0', ' '));
  expect(said('title')).toEqual(['T', 'Título']);
  expect(said('month')).toEqual(['January 2026', 'enero de 2026']);
  expect([said('from')[0], said('until')[0]]).toEqual(['Nov 2025', 'Jan 2026']);
  expect(said('note')).toEqual(['Sample data: invented figures', 'Datos de muestra: cifras inventadas']);
  const webinar = slideDrawing(shown({ title: 'T', say: 'S' }, { ofMonth: false }));
  expect([webinar.texts['month'], webinar.texts['note']]).toEqual([
    { en: '', es: '' },
    { en: '', es: '' },
  ]);
});
