import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../kit/layers.ts';

/** A window sill with a cup, a plant and the morning behind it: 900 × 460. */
export const sill: SceneSymbol = {
  w: 900,
  h: 460,
  layers: [
    rect(300, 0, 560, 400, '#FFFFFF', { radius: [18, 18, 0, 0] }),
    rect(324, 24, 244, 376, {
      from: [0, 0],
      to: [0, 1],
      stops: [
        [0, '#FFE9B5'],
        [1, '#FFF8E4'],
      ],
    }),
    rect(592, 24, 244, 376, {
      from: [0, 0],
      to: [0, 1],
      stops: [
        [0, '#FFE2A0'],
        [1, '#FFF6DD'],
      ],
    }),
    path('M324 330C400 290 470 320 568 296L568 400L324 400Z', '#B9CE9B'),
    path('M592 290C660 270 750 310 836 280L836 400L592 400Z', '#A9C58B'),
    oval(714, 190, 62, 62, '#FFFFFF'),
    path('M300 0L420 0C410 130 372 250 300 330Z', '#FFFFFFE6'),
    path('M860 0L740 0C750 130 788 250 860 330Z', '#FFFFFFE6'),
    rect(240, 400, 660, 36, '#FFFFFF', { radius: 8 }),
    rect(260, 436, 620, 14, '#00000022'),
    path(
      'M356 320L356 372C356 390 368 400 386 400L440 400C458 400 470 390 470 372L470 320Z',
      'shade(brand.primary, 0.3)',
    ),
    line('M470 336C500 330 506 376 468 380', 'shade(brand.primary, 0.3)', 12),
    line('M392 300C380 280 404 270 392 246M430 300C418 280 442 270 430 246', '#FFFFFF', 7, { opacity: 0.9 }),
    path('M706 320L800 320L788 400L718 400Z', '#D98B62'),
    path(
      'M752 322C700 300 690 236 716 210C724 250 744 270 752 322ZM754 322C752 260 770 210 812 196C816 250 790 290 754 322ZM752 322C744 270 748 220 760 170C782 220 776 270 752 322Z',
      '#5F8C55',
    ),
    rect(520, 376, 130, 24, '#FFFFFF', { radius: 4 }),
    rect(532, 352, 108, 24, 'tint(brand.primary, 0.35)', { radius: 4 }),
  ],
};
