import type { SceneSymbol } from '@yardsign/scene/layers';
import { path, rect } from '../kit/layers.ts';

/** A folder with papers standing out of it: 460 × 440. */
export const folder: SceneSymbol = {
  w: 460,
  h: 440,
  layers: [
    path(
      'M30 130C30 114 42 104 56 104L170 104L206 140L404 140C420 140 430 150 430 166L430 410L30 410Z',
      'shade(brand.primary, 0.24)',
    ),
    ...[
      [70, 20, '#FFFFFF'],
      [120, 50, '#F3EEE2'],
      [170, 76, '#FFFFFF'],
    ].flatMap(([x, y, fill]) => [
      rect(Number(x), Number(y), 220, 300, String(fill), {
        radius: 8,
        shadow: { x: 0, y: 4, blur: 10, color: '#00000022' },
      }),
      rect(Number(x) + 24, Number(y) + 32, 120, 12, 'tint(brand.primary, 0.5)', { radius: 6 }),
      rect(Number(x) + 24, Number(y) + 60, 170, 10, '#D9D2C3', { radius: 5 }),
    ]),
    path(
      'M14 210C12 194 22 184 38 184L422 184C438 184 448 194 446 210L424 408C422 424 412 432 398 432L62 432C48 432 38 424 36 408Z',
      'brand.primary',
    ),
    rect(150, 270, 160, 60, '#FFFFFF', { radius: 8 }),
    rect(174, 288, 112, 8, '#CFC8B8', { radius: 4 }),
    rect(174, 306, 76, 8, '#CFC8B8', { radius: 4 }),
  ],
};
