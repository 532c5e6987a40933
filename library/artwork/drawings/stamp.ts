import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../kit/layers.ts';

const INK = '#2C221C';

/** A stamp and a signed paper: 520 × 420. */
export const stamp: SceneSymbol = {
  w: 520,
  h: 420,
  layers: [
    rect(40, 60, 300, 350, '#FFFFFF', { radius: 10, shadow: { x: 0, y: 12, blur: 26, color: '#00000030' } }),
    ...[110, 146, 182, 218].map((y, i) => rect(76, y, i === 3 ? 130 : 228, 12, '#DED3C2', { radius: 6 })),
    line('M80 330C110 290 126 350 150 318C166 296 178 344 210 316', INK, 6),
    line('M76 352L220 352', '#B9AB97', 3),
    oval(268, 330, 54, 54, undefined, { stroke: { color: 'readable(brand.primary, #FFFFFF)', width: 7 } }),
    oval(268, 330, 40, 40, undefined, { stroke: { color: 'readable(brand.primary, #FFFFFF)', width: 3 } }),
    path(
      'M268 304L276 322L295 324L281 337L285 356L268 346L251 356L255 337L241 324L260 322Z',
      'readable(brand.primary, #FFFFFF)',
    ),
    path('M352 330L500 330L500 372L352 372Z', INK),
    path('M372 288L480 288L500 330L352 330Z', 'brand.primary'),
    rect(408, 170, 36, 124, 'shade(brand.primary, 0.25)', { radius: 16 }),
    oval(426, 156, 44, 44, 'brand.primary'),
    oval(414, 142, 12, 12, '#FFFFFF', { opacity: 0.4 }),
  ],
};
