import { onColour, parseHex, toCss } from '@yardsign/scene/colour';

/** White or ink, whichever reads on a colour. */
export function inkOn(color: string): string {
  const parsed = parseHex(color);
  return parsed === undefined ? '#ffffff' : toCss(onColour(parsed));
}

/** Whether a ground takes the logo that was made for dark ones. */
export function isDark(color: string): boolean {
  return inkOn(color) === '#ffffff';
}
