import type { Paint, SceneSymbol } from '@yardsign/scene/layers';
import { oval, path, rect } from '../kit/layers.ts';

export const STEEL: Paint = {
  from: [0, 0],
  to: [0, 1],
  stops: [
    [0, '#B9C6CE'],
    [0.35, '#E9F0F3'],
    [1, '#8496A1'],
  ],
};

/** A pipe with a wheel valve and one drop: 640 × 420. */
export const valve: SceneSymbol = {
  w: 640,
  h: 420,
  layers: [
    rect(0, 220, 640, 84, STEEL),
    ...[70, 520].map((x) =>
      rect(
        x,
        206,
        50,
        112,
        {
          from: [0, 0],
          to: [0, 1],
          stops: [
            [0, '#96A7B1'],
            [0.35, '#D3DDE2'],
            [1, '#6C7F8B'],
          ],
        },
        { radius: 8 },
      ),
    ),
    rect(
      260,
      196,
      120,
      132,
      {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#C79A4C'],
          [0.35, '#EBCB8B'],
          [1, '#9A7230'],
        ],
      },
      { radius: 14 },
    ),
    rect(300, 96, 40, 110, '#A9803A'),
    oval(320, 92, 148, 44, undefined, { stroke: { color: 'shade(brand.primary, 0.22)', width: 30 } }),
    oval(320, 84, 148, 44, undefined, { stroke: { color: 'brand.primary', width: 28 } }),
    path('M178 80L462 80L462 92L178 92ZM312 42L328 42L328 128L312 128Z', 'brand.primary'),
    oval(320, 84, 28, 20, 'shade(brand.primary, 0.25)'),
    path(
      'M544 318C544 318 518 358 518 380C518 396 530 408 544 408C558 408 570 396 570 380C570 358 544 318 544 318Z',
      '#4FA3D1',
    ),
    path('M534 374C532 388 540 398 550 400', undefined, { stroke: { color: '#FFFFFF', width: 5, cap: 'round' } }),
  ],
};
