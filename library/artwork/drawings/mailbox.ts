import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../kit/layers.ts';

const tulip = (x: number, h: number, fill: string): Layer[] => [
  line(`M${x} 470L${x} ${470 - h}`, '#4F8A55', 8),
  path(`M${x} 470C${x - 46} 440 ${x - 40} 400 ${x - 30} 380C${x - 8} 410 ${x - 4} 440 ${x} 470Z`, '#5F9A63'),
  path(
    `M${x - 34} ${470 - h - 56}L${x - 16} ${470 - h - 34}L${x} ${470 - h - 64}L${x + 16} ${470 - h - 34}L${x + 34} ${470 - h - 56}C${x + 40} ${470 - h + 4} ${x - 40} ${470 - h + 4} ${x - 34} ${470 - h - 56}Z`,
    fill,
  ),
];

/** A mailbox among tulips: 620 × 480. */
export const mailbox: SceneSymbol = {
  w: 620,
  h: 480,
  layers: [
    rect(292, 190, 36, 290, '#B98A5E'),
    rect(316, 190, 12, 290, '#9C7149'),
    path('M150 190L150 108C150 62 186 30 228 30L440 30C482 30 512 62 512 108L512 190Z', 'brand.primary'),
    path('M150 190L150 108C150 62 186 30 222 30C262 30 294 62 294 108L294 190Z', 'shade(brand.primary, 0.18)'),
    path('M168 190L168 108C168 72 194 48 222 48C250 48 276 72 276 108L276 190Z', 'shade(brand.primary, 0.34)'),
    rect(180, 150, 84, 40, '#FFFFFF', { radius: 4 }),
    path('M180 154L222 178L264 154', undefined, { stroke: { color: '#D5D0C4', width: 4 } }),
    rect(430, 70, 12, 90, '#FFFFFF', { radius: 4 }),
    rect(430, 56, 66, 36, '#F2B84B', { radius: 4 }),
    ...tulip(70, 150, '#E86A5C'),
    ...tulip(130, 96, '#F2B84B'),
    ...tulip(210, 130, '#E58FB1'),
    ...tulip(400, 110, '#E86A5C'),
    ...tulip(470, 168, '#E58FB1'),
    ...tulip(548, 120, '#F2B84B'),
    path(
      'M0 480C20 452 40 452 56 470C72 448 96 450 110 472L110 480ZM330 480C350 450 372 454 386 472C404 450 430 452 444 472L444 480ZM560 480C574 456 596 456 612 480Z',
      '#4F8A55',
    ),
    oval(20, 474, 30, 12, '#4F8A55'),
  ],
};
