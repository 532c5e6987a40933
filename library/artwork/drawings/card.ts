import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../kit/layers.ts';

/** A handwritten card in its envelope, with a sprig: 520 × 440. */
export const card: SceneSymbol = {
  w: 520,
  h: 440,
  layers: [
    path('M40 170L260 20L480 170L480 420L40 420Z', 'shade(brand.primary, 0.2)'),
    rect(90, 60, 340, 300, '#FFFFFF', { radius: 8, shadow: { x: 0, y: 6, blur: 14, color: '#00000026' } }),
    line(
      'M134 128C150 104 160 148 178 124C190 108 200 146 220 124C236 108 246 144 266 124C282 110 296 140 316 122C330 110 342 134 364 122',
      '#33241F',
      6,
    ),
    line('M134 174L370 174M134 212L340 212', '#DCCFC4', 6),
    path('M40 170L260 310L480 170L480 412C480 424 472 432 460 432L60 432C48 432 40 424 40 412Z', 'brand.primary'),
    path(
      'M46 426L224 288L260 310L296 288L474 426C470 430 466 432 460 432L60 432C54 432 50 430 46 426Z',
      'shade(brand.primary, 0.1)',
    ),
    line('M404 300C430 240 440 180 438 108', '#5C8A57', 6),
    ...[
      [438, 120, -1],
      [440, 160, 1],
      [434, 200, -1],
      [426, 240, 1],
    ].map(([x = 0, y = 0, side = 1]) =>
      path(
        `M${x} ${y}C${x + side * 18} ${y - 34} ${x + side * 50} ${y - 40} ${x + side * 66} ${y - 30}C${x + side * 58} ${y - 4} ${x + side * 30} ${y + 10} ${x} ${y}Z`,
        side > 0 ? '#6C9A5B' : '#7FAE6E',
      ),
    ),
    oval(260, 312, 26, 26, '#C9574A'),
    path(
      'M260 324C246 314 246 300 254 300C258 300 260 303 260 306C260 303 262 300 266 300C274 300 274 314 260 324Z',
      '#FFFFFF',
    ),
  ],
};
