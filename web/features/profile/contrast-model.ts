import { contrast, parseHex } from '@yardsign/scene/colour';

/** Colours to choose from at once: white reads on each of them at any size. */
export const BRAND_COLORS = [
  '#1F7A4D',
  '#0B6E6E',
  '#0A6EBD',
  '#1D4E89',
  '#14213D',
  '#4B3F8F',
  '#7A2E7A',
  '#A3215B',
  '#B3261E',
  '#A84300',
  '#7A4E16',
  '#5B4636',
  '#3D4A44',
  '#1C1C1C',
] as const;

const WHITE = { r: 255, g: 255, b: 255, a: 1 };
/** What WCAG 2.2 asks of words (AA), and of words of 24 pixels and more. */
const ENOUGH = 4.5;
const ENOUGH_FOR_LARGE = 3;

/** How well white reads on a colour; null for what is no colour yet. */
export function readContrast(color: string): { ratio: string; passes: 'all' | 'large' | 'none' } | null {
  const parsed = parseHex(color.trim());
  if (parsed === undefined) return null;
  const ratio = contrast(WHITE, parsed);
  const passes = ratio >= ENOUGH ? 'all' : ratio >= ENOUGH_FOR_LARGE ? 'large' : 'none';
  // Rounded down: 4.49 is not 4.5.
  return { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), passes };
}
