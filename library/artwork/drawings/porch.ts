import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../kit/layers.ts';

/** A porch with a rocking chair: 480 × 420. */
export const porch: SceneSymbol = {
  w: 480,
  h: 420,
  layers: [
    path('M0 70L240 0L480 70L480 100L0 100Z', 'shade(brand.primary, 0.3)'),
    ...[40, 416].map((x) => rect(x, 100, 24, 270, '#FFFFFF')),
    ...[0, 1, 2, 3].map((i) => rect(76 + i * 28, 250, 10, 110, '#FFFFFF')),
    rect(64, 240, 116, 14, '#FFFFFF'),
    rect(0, 360, 480, 26, '#D9C3A0'),
    rect(20, 386, 440, 34, '#BFA680'),
    path('M250 150L272 150L286 274L264 278Z', '#8A5A34'),
    path('M262 266L362 266L362 284L262 290Z', '#8A5A34'),
    line('M276 286L262 348M352 284L362 348', '#8A5A34', 12),
    line('M232 344Q306 384 386 340', '#8A5A34', 12),
    path('M268 214L356 214L362 268L276 272Z', 'brand.primary'),
    oval(330, 130, 18, 24, '#FFE4A3'),
    line('M330 98L330 108', '#6B4A2B', 5),
  ],
};
