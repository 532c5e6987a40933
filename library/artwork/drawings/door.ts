import type { Layer, Paint, SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../kit/layers.ts';

export interface DoorColours {
  door: string;
  shade: string;
  frame: string;
  glass: Paint;
  metal: string;
  step: string;
  stepLight: string;
  pot: string;
  leaf: string;
  leafDark: string;
}

/** A front door with side lights, an arched transom, a wreath, steps and two pots: 520 × 700. */
export function door(c: DoorColours): SceneSymbol {
  const pot = (x: number): Layer[] => [
    path(
      `M${x} 560C${x - 46} 548 ${x - 62} 500 ${x - 44} 474C${x - 66} 434 ${x - 26} 398 ${x} 410C${x + 26} 398 ${x + 66} 434 ${x + 44} 474C${x + 62} 500 ${x + 46} 548 ${x} 560Z`,
      c.leaf,
    ),
    path(
      `M${x} 556C${x + 40} 546 ${x + 58} 502 ${x + 42} 476C${x + 60} 440 ${x + 28} 402 ${x + 2} 410C${x + 22} 440 ${x + 6} 470 ${x + 14} 500C${x + 18} 520 ${x + 8} 540 ${x} 556Z`,
      c.leafDark,
    ),
    path(`M${x - 44} 552L${x + 44} 552L${x + 32} 636L${x - 32} 636Z`, c.pot),
    rect(x - 50, 542, 100, 20, c.pot, { radius: 4 }),
    rect(x - 50, 556, 100, 6, '#0000001F'),
  ];
  const panel = (x: number, y: number, w: number, h: number): Layer[] => [
    rect(x, y, w, h, c.shade, { radius: 5 }),
    rect(x + 7, y + 7, w - 14, h - 14, c.door, { radius: 3 }),
  ];
  return {
    w: 520,
    h: 700,
    layers: [
      path('M110 636L110 190C110 96 176 30 260 30C344 30 410 96 410 190L410 636Z', c.frame),
      path('M136 184C136 110 190 56 260 56C330 56 384 110 384 184Z', c.glass),
      line('M260 58L260 184M260 184L168 102M260 184L352 102', c.frame, 9),
      rect(128, 196, 264, 440, c.frame),
      rect(146, 204, 228, 432, c.door),
      ...panel(168, 228, 84, 150),
      ...panel(268, 228, 84, 150),
      ...panel(168, 470, 84, 140),
      ...panel(268, 470, 84, 140),
      rect(230, 424, 60, 14, c.metal, { radius: 7 }),
      oval(350, 430, 13, 13, c.metal),
      rect(344, 440, 12, 40, c.metal, { radius: 6 }),
      oval(260, 300, 66, 66, undefined, { stroke: { color: '#FFFDF833', width: 40 } }),
      oval(260, 300, 66, 66, undefined, { stroke: { color: c.leaf, width: 30 } }),
      oval(260, 300, 66, 66, undefined, { stroke: { color: '#A8C497', width: 30, dash: [9, 17] } }),
      ...[
        [206, 262],
        [314, 262],
        [326, 316],
        [194, 320],
        [236, 360],
        [288, 358],
      ].map(([x = 0, y = 0]) => oval(x, y, 8, 8, c.metal)),
      path(
        'M260 352C236 340 222 356 226 378C240 380 254 370 260 362C266 370 280 380 294 378C298 356 284 340 260 352Z',
        c.pot,
      ),
      path('M254 360L238 412L256 400L260 372L264 400L282 412L266 360Z', c.pot),
      rect(70, 636, 380, 30, c.stepLight, { radius: 4 }),
      rect(36, 664, 448, 36, c.step, { radius: 4 }),
      rect(186, 624, 148, 14, '#3B2F2A', { radius: 4 }),
      ...pot(76),
      ...pot(444),
    ],
  };
}
