import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../kit/layers.ts';

/** A kitchen: window, shelf, stove with a pot: 480 × 420. */
export const kitchen: SceneSymbol = {
  w: 480,
  h: 420,
  layers: [
    rect(150, 30, 180, 150, '#FFFFFF', { radius: 10 }),
    rect(164, 44, 152, 122, '#BFE3EC'),
    line('M240 44L240 166', '#FFFFFF', 8),
    path('M164 140C190 120 220 130 240 122C270 112 300 126 316 118L316 166L164 166Z', '#A7C893'),
    rect(356, 70, 124, 12, '#A77B4E', { radius: 4 }),
    ...[372, 412, 448].map((x, i) =>
      rect(x, [30, 42, 26][i] ?? 30, 24, [40, 28, 44][i] ?? 40, ['brand.primary', '#E7B64C', '#FFFFFF'][i], {
        radius: 5,
      }),
    ),
    rect(0, 232, 480, 22, '#8A5A34', { radius: 4 }),
    rect(10, 254, 150, 166, 'tint(brand.primary, 0.5)'),
    rect(166, 254, 150, 166, '#F4F4F2'),
    rect(322, 254, 150, 166, 'tint(brand.primary, 0.5)'),
    ...[85, 397].map((x) => rect(x - 26, 276, 52, 8, '#FFFFFF', { radius: 4 })),
    rect(186, 306, 110, 84, '#3A4148', { radius: 8 }),
    ...[196, 226, 256, 286].map((x) => oval(x, 278, 8, 8, '#3A4148')),
    rect(190, 178, 100, 56, 'shade(brand.primary, 0.25)', { radius: 8 }),
    rect(170, 190, 140, 10, 'shade(brand.primary, 0.25)', { radius: 5 }),
    rect(184, 170, 112, 10, 'shade(brand.primary, 0.4)', { radius: 5 }),
    line('M222 158C212 146 232 138 222 124M254 158C244 146 264 138 254 124', '#FFFFFF', 6),
  ],
};
