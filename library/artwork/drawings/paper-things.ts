import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import { oval, path, rect } from '../kit/layers.ts';
import { tick } from '../kit/words.ts';

const SHADOW = { x: 0, y: 14, blur: 30, color: '#00000030' };

/** A month on two rings, one day ticked: 400 × 400. */
export function calendar(head: string): SceneSymbol {
  const cells = Array.from({ length: 20 }, (_, i): Layer => {
    const fill = i === 12 ? 'brand.primary' : '#E9E3D7';
    return rect(52 + (i % 5) * 62, 150 + Math.floor(i / 5) * 56, 44, 40, fill, { radius: 8 });
  });
  return {
    w: 400,
    h: 400,
    layers: [
      rect(20, 30, 360, 360, '#FFFFFF', { radius: 26, shadow: SHADOW }),
      path('M20 118L20 56C20 40 32 30 46 30L354 30C368 30 380 40 380 56L380 118Z', head),
      ...[110, 290].flatMap((x) => [
        rect(x - 13, 8, 26, 60, '#FFFFFF', { radius: 13 }),
        rect(x - 7, 14, 14, 48, '#BFB6A6', { radius: 7 }),
      ]),
      ...cells,
      path('M184 274L192 266L202 276L222 254L230 262L202 292Z', 'brand.onPrimary'),
    ],
  };
}

/** A clipboard with three of four boxes ticked: 400 × 420. */
export function checklist(board: string): SceneSymbol {
  const lines = [0, 1, 2, 3].flatMap((i): Layer[] => [
    rect(74, 120 + i * 66, 40, 40, i < 3 ? 'brand.primary' : '#E9E3D7', { radius: 10 }),
    ...(i < 3 ? [path(tick(40), 'brand.onPrimary', { x: 74, y: 120 + i * 66 })] : []),
    rect(132, 128 + i * 66, i % 2 === 0 ? 196 : 150, 12, '#CFC7B8', { radius: 6 }),
    rect(132, 148 + i * 66, i % 2 === 0 ? 120 : 170, 9, '#E6E0D4', { radius: 5 }),
  ]);
  return {
    w: 400,
    h: 420,
    layers: [
      rect(34, 34, 332, 376, board, { radius: 26, shadow: SHADOW }),
      rect(52, 62, 296, 330, '#FFFFFF', { radius: 12 }),
      rect(130, 18, 140, 56, '#4D4A45', { radius: 14 }),
      oval(200, 30, 22, 22, '#4D4A45'),
      oval(200, 32, 9, 9, '#F5EFE3'),
      ...lines,
    ],
  };
}

/** Four stacks of coins, each higher than the last, and a house on the highest: 460 × 420. */
export function coins(house: string): SceneSymbol {
  const stack = (x: number, count: number): Layer[] =>
    Array.from({ length: count }, (_, i) => 396 - i * 26).flatMap((y) => [
      oval(x, y + 8, 52, 17, '#B98429'),
      rect(x - 52, y - 8, 104, 16, '#C9962F'),
      oval(x, y - 8, 52, 17, '#F0C457'),
      oval(x, y - 8, 36, 10, '#DDAE43'),
    ]);
  return {
    w: 460,
    h: 420,
    layers: [
      ...stack(58, 2),
      ...stack(172, 4),
      ...stack(286, 6),
      ...stack(400, 8),
      path('M348 190L348 120L400 74L452 120L452 190Z', '#FFFFFF'),
      path('M330 128L400 60L470 128L458 140L400 86L342 140Z', house),
      rect(386, 144, 28, 46, 'brand.primary', { radius: [14, 14, 0, 0] }),
    ],
  };
}
