/** The place of a picture that every cut of it keeps: whole percent of its width from the left, and of its height from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Where a picture without a focal point is cut. */
export const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** What pictures are cut to, width by height. */
export const CUTS = { '1:1': 1, '4:5': 4 / 5, '16:9': 16 / 9, '1.91:1': 1.91 } as const;
export type Cut = keyof typeof CUTS;
export const CUT_NAMES = Object.keys(CUTS) as [Cut, ...Cut[]];

interface PixelSize {
  width: number;
  height: number;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Where a cut of `length` pixels begins on a side of `whole` pixels: as CSS places it, and never beside the pixel of the focal point. */
function beginning(whole: number, length: number, percent: number): number {
  const focal = Math.min(whole - 1, Math.floor((whole * percent) / 100));
  return within(Math.round(((whole - length) * percent) / 100), focal - length + 1, focal);
}

/**
 * The largest part of a picture that has the shape of a cut: whole pixels, within the picture, with the focal point in it.
 *
 * @param focal null for the middle.
 */
export function cutAround(picture: PixelSize, cut: Cut, focal: FocalPoint | null) {
  const { x, y } = focal ?? MIDDLE;
  const width = within(Math.round(picture.height * CUTS[cut]), 1, picture.width);
  const height = within(Math.round(picture.width / CUTS[cut]), 1, picture.height);
  return { left: beginning(picture.width, width, x), top: beginning(picture.height, height, y), width, height };
}

/** The same cut in a browser: `object-position` of a picture with `object-fit: cover`. */
export function objectPosition(focal: FocalPoint | null): string {
  const { x, y } = focal ?? MIDDLE;
  return `${x}% ${y}%`;
}
