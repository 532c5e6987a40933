import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../../kit/layers.ts';

/** A gold coin: 120 × 120. */
export const coin: SceneSymbol = {
  w: 120,
  h: 120,
  layers: [
    oval(60, 64, 56, 56, '#B98429'),
    oval(60, 58, 56, 56, '#F0C457'),
    oval(60, 58, 42, 42, undefined, { stroke: { color: '#D3A138', width: 5 } }),
    path('M60 30L82 50L76 56L74 54L74 82L46 82L46 54L44 56L38 50Z', '#B98429'),
  ],
};

/** The back of an open envelope: 560 × 460. */
export const envelopeBack: SceneSymbol = {
  w: 560,
  h: 460,
  layers: [
    path('M0 180L280 0L560 180L560 460L0 460Z', 'shade(brand.primary, 0.32)'),
    path('M40 182L280 30L520 182L520 330L40 330Z', 'shade(brand.primary, 0.46)'),
  ],
};

/** Its front: 560 × 290. */
export const envelopeFront: SceneSymbol = {
  w: 560,
  h: 290,
  layers: [
    path('M0 0L280 170L560 0L560 262C560 278 548 290 532 290L28 290C12 290 0 278 0 262Z', 'brand.primary'),
    path('M6 282L240 128L280 152L320 128L554 282C548 288 540 290 532 290L28 290C20 290 12 288 6 282Z', '#00000018'),
    oval(280, 168, 50, 50, '#F6E7C6'),
    path('M280 136L312 164L304 172L302 170L302 198L258 198L258 170L256 172L248 164Z', 'shade(brand.primary, 0.2)'),
  ],
};

/** A house of stone with columns, where money is kept for others: 620 × 480. */
export function vault(stone: string, light: string, dark: string): SceneSymbol {
  const pillar = (x: number): Layer[] => [
    rect(x, 190, 60, 214, light),
    rect(x + 38, 190, 22, 214, dark, { opacity: 0.35 }),
    rect(x - 10, 178, 80, 22, light, { radius: 4 }),
    rect(x - 10, 396, 80, 22, light, { radius: 4 }),
  ];
  return {
    w: 620,
    h: 480,
    layers: [
      rect(60, 170, 500, 250, stone),
      path('M310 0L610 140L610 176L10 176L10 140Z', light),
      path('M310 36L512 134L108 134Z', stone),
      oval(310, 98, 26, 26, '#F0C457'),
      ...[70, 178, 382, 490].flatMap(pillar),
      rect(262, 250, 96, 168, dark, { radius: [48, 48, 0, 0] }),
      oval(340, 344, 7, 7, '#F0C457'),
      rect(30, 418, 560, 28, light, { radius: 4 }),
      rect(0, 444, 620, 36, stone, { radius: 4 }),
    ],
  };
}

/** A magnifying glass: 240 × 240. */
export const glass: SceneSymbol = {
  w: 240,
  h: 240,
  layers: [
    line('M158 158L216 216', '#3B332B', 34),
    line('M146 146L164 164', '#C9A35B', 22),
    oval(94, 94, 80, 80, '#FFFFFF', { opacity: 0.32 }),
    oval(94, 94, 80, 80, undefined, { stroke: { color: 'brand.primary', width: 20 } }),
    line('M52 84C56 62 72 48 94 46', '#FFFFFF', 10, { opacity: 0.7 }),
  ],
};
