import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import type { SceneLanguage, SizeName, Template } from '@yardsign/scene/template/template';
import { foot, type FootLook } from './foot.ts';

/** The paper of one size: the drawing has everything above `base`, the member's foot what is below. */
export interface Sheet {
  size: SizeName;
  W: number;
  H: number;
  /** Left and right of words. */
  m: number;
  /** Where words may begin; in a story, below the network's own controls. */
  top: number;
  base: number;
  /** How large type and drawings are, beside the square. */
  k: number;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const SHEETS: Record<SizeName, Sheet> = {
  square: { size: 'square', W: 1080, H: 1080, m: 72, top: 76, base: 770, k: 1 },
  portrait: { size: 'portrait', W: 1080, H: 1350, m: 80, top: 96, base: 1018, k: 1.12 },
  story: { size: 'story', W: 1080, H: 1920, m: 84, top: 270, base: 1350, k: 1.22 },
  link: { size: 'link', W: 1200, H: 630, m: 60, top: 52, base: 446, k: 0.74 },
};

const SIZE_NAMES = Object.keys(SHEETS) as SizeName[];

export const isTall = ({ size }: Sheet): boolean => size === 'portrait' || size === 'story';

/** Where the words stand and where the drawing does: above it, or to its left. A link is too low for the former. */
export function split(sheet: Sheet, square: 'over' | 'beside' = 'over', wordsShare = 0.38): { words: Box; stage: Box } {
  const { size, W, m, top, base } = sheet;
  const h = base - top;
  if (isTall(sheet) || (size === 'square' && square === 'over')) {
    const below = top + h * wordsShare;
    return {
      words: { x: m, y: top, w: W - 2 * m, h: h * wordsShare },
      stage: { x: 0, y: below, w: W, h: base - below },
    };
  }
  const half = (W - 2 * m) * (size === 'link' ? 0.52 : 0.5);
  const edge = m + half + 24;
  const air = size === 'link' ? 28 : 60;
  return { words: { x: m, y: top, w: half, h: h - 30 }, stage: { x: edge, y: air, w: W - edge, h: base - air } };
}

interface Poster {
  name: string;
  texts: Record<string, Record<SceneLanguage, string>>;
  symbols?: Record<string, SceneSymbol>;
  look: FootLook;
  draw: (sheet: Sheet) => Layer[];
  /** All four, unless said otherwise. */
  sizes?: readonly SizeName[];
}

/** A template in all four sizes, from one drawing that is told its paper. */
export function poster({ name, texts, symbols = {}, look, draw, sizes = SIZE_NAMES }: Poster): Template {
  const on = (size: SizeName) => ({ layers: [...draw(SHEETS[size]), ...foot(SHEETS[size], look)] });
  return { version: 1, name, texts, symbols, sizes: Object.fromEntries(sizes.map((size) => [size, on(size)])) };
}
