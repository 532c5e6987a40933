/** Files of ten million bytes and more are refused, as the dialog says. */
const TOO_BIG_BYTES = 10_000_000;
export const ACCEPTED_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'];

export type FileFault = 'wrongType' | 'tooBig' | 'heic';

/** What an iPhone makes of photos by itself; some browsers do not know the type and leave it empty. */
const HEIC = /^image\/hei[cf]/;
const HEIC_NAME = /\.hei[cf]$/i;

/** What is wrong with a picked or dropped file before anything is sent, or null. */
export function faultOfFile(file: { type: string; size: number; name: string }): FileFault | null {
  if (HEIC.test(file.type) || (file.type === '' && HEIC_NAME.test(file.name))) return 'heic';
  if (!ACCEPTED_TYPES.includes(file.type)) return 'wrongType';
  return file.size >= TOO_BIG_BYTES ? 'tooBig' : null;
}

/** The largest side of a cut photo, in pixels. */
const LARGEST_SIDE = 1080;

export function outputSide(cropSide: number): number {
  return Math.round(Math.min(LARGEST_SIDE, cropSide));
}

export const ZOOM_RANGE = { min: 0.5, max: 5 } as const;

/** One step of the buttons: 1.2 times in, 0.8 times out, within what makes sense. */
export function stepZoom(zoom: number, direction: 'in' | 'out'): number {
  const next = zoom * (direction === 'in' ? 1.2 : 0.8);
  return Math.min(ZOOM_RANGE.max, Math.max(ZOOM_RANGE.min, next));
}

/** A quarter turn; the answer stays within one full turn. */
export function turn(rotation: number, direction: 'left' | 'right'): number {
  return (rotation + (direction === 'right' ? 90 : 270)) % 360;
}

/** The box that a picture turned by a multiple of 90 degrees fills. */
export function turnedSize(width: number, height: number, rotation: number): { width: number; height: number } {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}
