import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../kit/layers.ts';

const DARK = '#1C2430';

/** A letter with a hook in it: 520 × 520. */
export const phish: SceneSymbol = {
  w: 520,
  h: 520,
  layers: [
    line('M300 0L300 250C300 330 180 330 180 252', '#E9EDF2', 16),
    path('M180 252L146 300L200 292Z', '#E9EDF2'),
    rect(60, 250, 400, 250, '#FFFFFF', { radius: 18, shadow: { x: 0, y: 14, blur: 30, color: '#00000055' } }),
    path('M60 272C60 260 68 250 82 250L438 250C452 250 460 260 460 272L260 408Z', '#E3E7EE'),
    line('M70 262L260 404L450 262', '#C3CAD6', 7),
    line('M300 190L300 268C300 330 214 332 196 290', '#E9EDF2', 16),
    oval(410, 270, 66, 66, 'readable(brand.primary, #1C2430)'),
    rect(400, 226, 20, 56, DARK, { radius: 10 }),
    oval(410, 304, 12, 12, DARK),
  ],
};
