import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../kit/layers.ts';

/** An open box with a lamp, a mug and a towel looking out of it: 520 × 480. */
export const box: SceneSymbol = {
  w: 520,
  h: 480,
  layers: [
    rect(150, 120, 16, 140, '#6B5138'),
    path('M110 130L206 130L184 44L132 44Z', '#FFD98A'),
    rect(236, 150, 90, 110, 'brand.primary', { radius: 10 }),
    rect(236, 172, 90, 12, '#FFFFFF', { opacity: 0.6 }),
    line('M326 176C364 172 364 222 326 220', 'brand.primary', 14),
    path(
      'M352 140C352 126 362 118 376 118L420 118C434 118 444 126 444 140L444 260L352 260Z',
      'tint(brand.primary, 0.55)',
    ),
    ...[150, 176, 202].map((y) => rect(352, y, 92, 9, '#FFFFFF', { opacity: 0.7 })),
    path('M60 220L460 220L440 470C440 476 434 480 428 480L92 480C86 480 80 476 80 470Z', '#C99763'),
    path('M60 220L300 220L288 480L92 480C86 480 80 476 80 470Z', '#D8AA78'),
    path('M60 220L0 170L86 146L150 220Z', '#E4BC8E'),
    path('M460 220L520 176L440 150L380 220Z', '#B98753'),
    rect(60, 214, 400, 12, '#B07F4C'),
    oval(386, 440, 4, 4, '#8A6137'),
  ],
};
