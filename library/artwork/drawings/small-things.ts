import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, path, rect } from '../kit/layers.ts';

/** An old house key with a tag, 320 × 140. */
export function key(metal: string, dark: string, tag: string): SceneSymbol {
  return {
    w: 320,
    h: 140,
    layers: [
      path(
        'M70 20C98 20 118 38 122 62L300 62L308 70L308 84L290 84L290 108L272 108L272 92L256 92L256 104L238 104L238 84L120 84C114 104 94 118 70 118C42 118 20 96 20 69C20 42 42 20 70 20ZM62 50C50 50 42 58 42 69C42 80 50 88 62 88C74 88 82 80 82 69C82 58 74 50 62 50Z',
        metal,
        { evenOdd: true },
      ),
      rect(120, 76, 172, 8, dark),
      line('M52 60C34 40 24 20 10 6', tag, 6),
    ],
  };
}

/** A leaf with its rib, 100 × 100. */
export function leaf(fill: string, rib: string): SceneSymbol {
  return {
    w: 100,
    h: 100,
    layers: [
      path('M92 8C96 60 66 94 22 86C10 50 38 8 92 8Z', fill),
      line('M8 98C28 72 52 48 80 22M40 60L34 38M56 46L52 24M44 58L64 62M60 42L80 46', rib, 4),
    ],
  };
}

/** Clouds of overlapping ovals, 240 × 90. */
export function cloud(fill: string): SceneSymbol {
  return {
    w: 240,
    h: 90,
    layers: [path('M30 90C-10 90 -8 44 34 46C40 10 96 0 116 30C140 6 190 18 188 50C232 44 250 90 208 90Z', fill)],
  };
}
