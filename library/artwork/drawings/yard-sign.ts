import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../kit/layers.ts';

/** A post with a hanging panel and grass: 420 × 560. `panel` is left for a text. */
export function yardSign(
  post: string,
  shade: string,
  panel: string,
  metal: string,
  grass: string,
  grassDark: string,
): SceneSymbol {
  return {
    w: 420,
    h: 560,
    layers: [
      rect(58, 20, 30, 520, post, { radius: 5 }),
      rect(76, 20, 12, 520, shade, { radius: 5 }),
      path('M50 26L73 0L96 26Z', post),
      rect(40, 74, 350, 26, post, { radius: 5 }),
      rect(40, 90, 350, 10, shade, { radius: 5 }),
      path('M88 178L88 150L138 100L166 100Z', post),
      line('M150 100L150 140M352 100L352 140', metal, 6),
      rect(112, 138, 280, 210, panel, { radius: 12, shadow: { x: 0, y: 10, blur: 24, color: '#00000033' } }),
      oval(150, 150, 5, 5, metal),
      oval(352, 150, 5, 5, metal),
      path(
        'M0 560C14 534 24 516 26 498C38 518 42 530 44 538C48 516 50 500 46 480C64 504 70 524 72 540C80 520 92 504 106 496C100 520 102 540 108 560Z',
        grass,
      ),
      path(
        'M52 560C58 540 60 528 58 512C72 528 80 546 82 560ZM100 560C108 544 118 532 134 526C128 540 128 550 132 560Z',
        grassDark,
      ),
    ],
  };
}
