import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, path, rect } from '../kit/layers.ts';

/** A round tree on a trunk, 200 × 320. */
export function tree(leaf: string, light: string, trunk: string): SceneSymbol {
  return {
    w: 200,
    h: 320,
    layers: [
      path('M90 320L94 190L106 190L110 320Z', trunk),
      line('M100 240L134 204M100 220L72 196', trunk, 8),
      path(
        'M100 6C150 6 168 42 164 68C200 86 204 140 172 164C160 208 40 208 28 164C-4 140 0 86 36 68C32 42 50 6 100 6Z',
        leaf,
      ),
      path(
        'M86 26C120 20 140 40 140 62C120 54 92 58 78 78C62 72 60 34 86 26ZM34 112C44 92 70 92 82 106C66 112 56 130 58 146C40 144 28 128 34 112Z',
        light,
      ),
    ],
  };
}

/** A fir, 160 × 320. */
export function fir(leaf: string, dark: string, trunk: string): SceneSymbol {
  return {
    w: 160,
    h: 320,
    layers: [
      rect(70, 270, 20, 50, trunk),
      path('M80 0L128 92L108 92L142 172L118 172L158 282L2 282L42 172L18 172L52 92L32 92Z', leaf),
      path('M80 0L128 92L108 92L142 172L118 172L158 282L80 282Z', dark),
    ],
  };
}
