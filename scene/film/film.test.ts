import { beforeAll, describe, expect, test } from 'vitest';
import type { SceneContext } from '../canvas.ts';
import type { RectLayer } from '../layers.ts';
import { testBrand, testTypesetter } from '../testing.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { writeCaptions } from './captions.ts';
import { parseFilm, secondsOf, type Film } from './film.ts';
import { layFilm } from './lay-film.ts';
import { neutralBrand } from './neutral-brand.ts';
import { paintFrame } from './paint-frame.ts';

const box = (x: number, fill: string): RectLayer => ({ type: 'rect', x, y: 0, w: 100, h: 100, fill });

const film: Film = parseFilm({
  version: 1,
  name: 'Two boxes',
  texts: { one: { en: 'A *red* box', es: 'Una caja *roja*' }, two: { en: 'Gone', es: 'Ya no' } },
  symbols: {},
  under: [],
  scenes: [
    {
      seconds: 2,
      says: ['one'],
      layers: [{ layer: box(100, '#FF0000'), motion: { enter: { at: 1, seconds: 1, x: 540 } } }],
    },
    { seconds: 1.5, says: ['two'], layers: [{ layer: box(500, 'brand.primary') }] },
  ],
  over: [{ layer: { ...box(0, '#000000'), when: 'brand.fullName' } }],
  posterAt: 1,
  tune: 0,
  color: '#112233',
});

let type: Typesetter;
beforeAll(async () => {
  type = await testTypesetter();
});

/** Where boxes are drawn in a frame of half the size, by their fill. */
function drawn(at: number, brand = neutralBrand(film.color)): Record<string, number> {
  const found: Record<string, number> = {};
  let x = 0;
  const context = new Proxy({} as Record<string, unknown>, {
    get: (target, name) => {
      if (name === 'setTransform') return (...matrix: number[]) => (x = matrix[4] ?? 0);
      if (name === 'fill') return () => (found[String(target['fillStyle'])] = Math.round(x));
      return target[name as string] ?? (() => undefined);
    },
  }) as unknown as SceneContext;
  paintFrame({ context, width: 540 }, layFilm(film, { language: 'en', brand }, type), at, () => undefined, type);
  return found;
}

describe('a film', () => {
  test('shows each layer in its scene alone, and one that enters on its way to where it rests', () => {
    expect(secondsOf(film)).toBe(3.5);
    expect(drawn(0.5)).toEqual({});
    // From 540 to the right of it, halved with the size; `out` is past the half of its way at the half of its time.
    const [early, rest] = [drawn(1)['#ff0000'], drawn(1.999)['#ff0000']];
    expect(early).toBe(320);
    expect(drawn(1.5)['#ff0000']).toBeLessThan(185);
    expect(rest).toBe(50);
    expect(drawn(2.5)).toEqual({ '#112233': 250 });
  });

  test('wears the brand of the member, and nothing of nobody', () => {
    expect(Object.keys(drawn(2.5, testBrand))).toEqual(['#1f7a4d', '#000000']);
  });

  test('says in its captions what it shows, and when', () => {
    expect(writeCaptions(film, 'es')).toBe(
      'WEBVTT\n\n00:00.000 --> 00:02.000\nUna caja roja\n\n00:02.000 --> 00:03.500\nYa no\n',
    );
  });

  test('with a colour that does not exist is not read', () => {
    const wrong = { ...film, over: [{ layer: box(0, 'mauve-ish') }] };
    expect(() => parseFilm(wrong)).toThrow('cannot be drawn');
  });
});
