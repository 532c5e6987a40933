/** Straight (not premultiplied) sRGB, 0–255, alpha 0–1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const INK: Rgba = { r: 22, g: 33, b: 27, a: 1 };
const READABLE = 4.5;

/** Parses `#RRGGBB` or `#RRGGBBAA`; undefined when it is neither. */
export function parseHex(text: string): Rgba | undefined {
  const match = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(text);
  if (match === null) return undefined;
  const rgb = Number.parseInt(match[1] ?? '', 16);
  const a = match[2] === undefined ? 1 : Number.parseInt(match[2], 16) / 255;
  return { r: rgb >> 16, g: (rgb >> 8) & 255, b: rgb & 255, a };
}

/** A CSS colour that every canvas parses alike. */
export function toCss({ r, g, b, a }: Rgba): string {
  if (a >= 1) return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return `rgba(${r}, ${g}, ${b}, ${Math.round(a * 1000) / 1000})`;
}

/** `amount` 0 is `from`, 1 is `to`; alpha stays that of `from`. */
function mix(from: Rgba, to: Rgba, amount: number): Rgba {
  const blend = (x: number, y: number) => Math.round(x + (y - x) * amount);
  return { r: blend(from.r, to.r), g: blend(from.g, to.g), b: blend(from.b, to.b), a: from.a };
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: Rgba, other: Rgba): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance({ r, g, b }: Rgba): number {
  const linear = (channel: number) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** White, ink or black: the first that is readable (4.5 : 1) on `background`; one of them always is. */
export function onColour(background: Rgba): Rgba {
  return [WHITE, INK].find((each) => contrast(each, background) >= READABLE) ?? BLACK;
}

/** `colour` moved toward black or white, as little as possible, until it is readable on `background`. */
export function readableOn(colour: Rgba, background: Rgba, ratio = READABLE): Rgba {
  const towards = contrast(BLACK, background) > contrast(WHITE, background) ? BLACK : WHITE;
  for (let step = 0; step <= 20; step += 1) {
    const candidate = mix(colour, towards, step / 20);
    if (contrast(candidate, background) >= ratio) return candidate;
  }
  return towards;
}

export const tint = (colour: Rgba, amount: number): Rgba => mix(colour, WHITE, amount);
export const shade = (colour: Rgba, amount: number): Rgba => mix(colour, BLACK, amount);
