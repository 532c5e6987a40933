import { onColour, parseHex, toCss } from '@yardsign/scene/colour';

/** White or ink, whichever reads on a colour. */
export function inkOn(color: string): string {
  const parsed = parseHex(color);
  return parsed === undefined ? '#ffffff' : toCss(onColour(parsed));
}
