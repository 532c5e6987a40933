import type { Slide } from '@yardsign/domain/content/slides';
import { beforeAll, expect, test } from 'vitest';
import { writeCaptions } from '../film/captions.ts';
import { parseFilm, secondsOf } from '../film/film.ts';
import { layFilm } from '../film/lay-film.ts';
import { neutralBrand } from '../film/neutral-brand.ts';
import { testTypesetter } from '../testing.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { slidesFilm } from './slides-film.ts';

let type: Typesetter;
beforeAll(async () => {
  type = await testTypesetter();
});

const shown = (en: Slide, es: Slide = en) => ({
  slide: { en, es },
  title: { en: 'The market', es: 'El mercado' },
  ...{ month: '2026-01', ofMonth: true, sample: true },
});

const SHORT: Slide = { title: 'Short', say: 'Said', figures: [{ value: '7', label: 'homes' }] };
const CHART: Slide = { title: 'Chart', say: 'S', chart: { kind: 'bar', unit: 'days', label: 'Days', values: [1, 2] } };

test('shows each slide in its turn, with words of its own', () => {
  const film = parseFilm(slidesFilm([shown(SHORT), shown(CHART)]));
  expect([film.scenes.length, film.texts['s0_title']?.en, film.texts['s1_title']?.en]).toEqual([2, 'Short', 'Chart']);
  const { layers, warnings } = layFilm(film, { language: 'es', brand: neutralBrand('#123456') }, type);
  const at = (seconds: number) => {
    const there = layers.filter(({ from, until }) => from <= seconds && seconds < until);
    const items = there.flatMap((layer) => layer.items);
    return items.flatMap((item) => (item.kind === 'text' ? item.runs.map(({ text }) => text) : [])).join(' ');
  };
  expect(warnings).toEqual([]);
  expect([at(1).includes('Short'), at(1).includes('Chart')]).toEqual([true, false]);
  expect([at(5).includes('Short'), at(5).includes('Chart')]).toEqual([false, true]);
});

test('lasts as long as the longer language takes to be read, within bounds, and says what it shows', () => {
  const long: Slide = { ...SHORT, points: [Array.from({ length: 12 }, () => 'palabra').join(' ')] };
  const [few, more, most] = [
    slidesFilm([shown(SHORT)]),
    slidesFilm([shown({ ...long, points: ['word'] }, long)]),
    slidesFilm([shown({ ...SHORT, points: [Array.from({ length: 90 }, () => 'word').join(' ')] })]),
  ].map(secondsOf);
  expect([few, most]).toEqual([4, 10]);
  expect(more).toBeGreaterThan(5);
  expect(writeCaptions(slidesFilm([shown(SHORT)]), 'en')).toContain('Short\n7\nhomes\nSample data: invented figures');
});
