import { onColour, parseHex, readableOn, toCss, type Rgba } from '@yardsign/scene/colour';

/** The darkest ground of the light page and the lightest of the dark one: what reads on them reads on all. */
const PAPER: Rgba = { r: 251, g: 250, b: 247, a: 1 };
const DARK_SURFACE: Rgba = { r: 24, g: 33, b: 28, a: 1 };
const PLAIN: Rgba = { r: 0, g: 174, b: 239, a: 1 };
/** What WCAG asks of the shape of a control. */
const SEEN = 3;

/** The brand colour as the page uses it: as words, and as a ground with the words that stand on it. */
function variables(words: Rgba, ground: Rgba): string {
  return `--brand:${toCss(words)};--fill:${toCss(ground)};--on-fill:${toCss(onColour(ground))}`;
}

/** The member's colour in light and dark. What is no colour is the one of members without their own. */
export function pageColours(primaryColor: string): { light: string; dark: string } {
  const brand = parseHex(primaryColor) ?? PLAIN;
  return {
    light: variables(readableOn(brand, PAPER), brand),
    dark: variables(readableOn(brand, DARK_SURFACE), readableOn(brand, DARK_SURFACE, SEEN)),
  };
}
