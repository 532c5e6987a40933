import { CUTS, type FocalPoint } from './focal-point.ts';

/** The part of a picture that is shown, in whole pixels of its file. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PixelSize {
  width: number;
  height: number;
}

/** The shapes that a crop can be held to, width by height. */
export const CROP_RATIOS = { ...CUTS, '3:2': 3 / 2 } as const;
export type CropRatio = keyof typeof CROP_RATIOS;
export const CROP_RATIO_NAMES = Object.keys(CROP_RATIOS) as [CropRatio, ...CropRatio[]];

/** The corners that a crop is pulled by. */
export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** No side of a crop is shorter, unless that of the picture is. */
const SHORTEST = 32;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const wholeOf = ({ width, height }: PixelSize): Crop => ({ left: 0, top: 0, width, height });

/** Whether a crop lies within a picture and shows enough of it. */
export function cropFits(picture: PixelSize, { left, top, width, height }: Crop): boolean {
  const numbers = [left, top, width, height];
  return (
    numbers.every((number) => Number.isInteger(number) && number >= 0) &&
    width >= Math.min(SHORTEST, picture.width) &&
    height >= Math.min(SHORTEST, picture.height) &&
    left + width <= picture.width &&
    top + height <= picture.height
  );
}

export function isWhole(picture: PixelSize, crop: Crop): boolean {
  return crop.width === picture.width && crop.height === picture.height;
}

/** A crop moved by pixels, as far as the picture goes. */
export function moveCrop(picture: PixelSize, crop: Crop, by: { x: number; y: number }): Crop {
  return {
    ...crop,
    left: within(Math.round(crop.left + by.x), 0, picture.width - crop.width),
    top: within(Math.round(crop.top + by.y), 0, picture.height - crop.height),
  };
}

/** The sides of a crop that come nearest to those that are wanted. @param room what there is for them. */
function sidesFor(wanted: PixelSize, room: PixelSize, ratio: number | null): PixelSize {
  const least = { width: Math.min(SHORTEST, room.width), height: Math.min(SHORTEST, room.height) };
  if (ratio === null)
    return {
      width: Math.round(within(wanted.width, least.width, room.width)),
      height: Math.round(within(wanted.height, least.height, room.height)),
    };
  const most = Math.min(room.width, room.height * ratio);
  const width = within(
    Math.max(wanted.width, wanted.height * ratio),
    Math.max(least.width, least.height * ratio),
    most,
  );
  return {
    width: within(Math.round(width), 1, room.width),
    height: within(Math.round(width / ratio), 1, room.height),
  };
}

/** A crop pulled by a corner; the corner across from it stays where it is. @param ratio null for a free shape. */
export function pullCrop(
  picture: PixelSize,
  crop: Crop,
  corner: Corner,
  { by, ratio }: { by: { x: number; y: number }; ratio: number | null },
): Crop {
  const isLeft = corner.endsWith('left');
  const isTop = corner.startsWith('top');
  const right = crop.left + crop.width;
  const bottom = crop.top + crop.height;
  const room = {
    width: isLeft ? right : picture.width - crop.left,
    height: isTop ? bottom : picture.height - crop.top,
  };
  const wanted = {
    width: crop.width + (isLeft ? -by.x : by.x),
    height: crop.height + (isTop ? -by.y : by.y),
  };
  // What is pulled along one side alone, by a key, decides the other one.
  const isAlongOne = by.x === 0 || by.y === 0;
  const sides = sidesFor(ratio !== null && isAlongOne ? ledBy(wanted, crop, ratio) : wanted, room, ratio);
  return { ...sides, left: isLeft ? right - sides.width : crop.left, top: isTop ? bottom - sides.height : crop.top };
}

function ledBy(wanted: PixelSize, before: PixelSize, ratio: number): PixelSize {
  return wanted.width === before.width
    ? { width: wanted.height * ratio, height: wanted.height }
    : { width: wanted.width, height: wanted.width / ratio };
}

/** The largest crop of a shape that lies around the middle of another one, and within the picture. */
export function shapeCrop(picture: PixelSize, crop: Crop, ratio: number): Crop {
  const sides = sidesFor({ width: picture.width, height: picture.height }, picture, ratio);
  const middle = { x: crop.left + crop.width / 2, y: crop.top + crop.height / 2 };
  return moveCrop(
    picture,
    { ...sides, left: 0, top: 0 },
    {
      x: middle.x - sides.width / 2,
      y: middle.y - sides.height / 2,
    },
  );
}

/** Where a focal point is once another part is shown: on the same place of the file, or as near to it as the part comes. */
export function focalWithin(focal: FocalPoint | null, before: Crop, after: Crop): FocalPoint | null {
  if (focal === null) return null;
  const { x, y } = focal;
  const percent = (place: number, start: number, length: number) =>
    within(Math.round(((place - start) / length) * 100), 0, 100);
  return {
    x: percent(before.left + (before.width * x) / 100, after.left, after.width),
    y: percent(before.top + (before.height * y) / 100, after.top, after.height),
  };
}
