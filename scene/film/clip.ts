import type { SceneContext, SceneImage } from '../canvas.ts';
import { footHeight } from '../drawings/foot.ts';
import { FILM_PAPER, FILM_SIZE } from './film.ts';

/** Where a clip is shown on the paper of a film: above the foot. */
const BOX = { width: FILM_PAPER.width, height: FILM_PAPER.height - footHeight(FILM_SIZE) };
/** Up to this many times as wide as it is high, a picture fills the box: what is cut off are edges. A wider one is shown whole. */
const WIDEST_TO_FILL = 1.05;
/** How much of what is cut off above and below goes above: a face stands in the upper half. */
export const CUT_ABOVE = 0.35;

/** A moment of a clip, and the colour around it where it does not fill its place. */
export interface ClipPicture {
  picture: SceneImage;
  /** `#RRGGBB` */
  ground: string;
}

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Which part of a picture is shown, in its own pixels, and where, in those of the paper. */
export function clipPlace({ width, height }: Pick<SceneImage, 'width' | 'height'>): { from: Part; to: Part } {
  const fills = width / height <= WIDEST_TO_FILL;
  const scales = [BOX.width / width, BOX.height / height];
  const scale = fills ? Math.max(...scales) : Math.min(...scales);
  const seen = { width: Math.min(width, BOX.width / scale), height: Math.min(height, BOX.height / scale) };
  const shown = { width: seen.width * scale, height: seen.height * scale };
  return {
    from: { x: (width - seen.width) / 2, y: (height - seen.height) * CUT_ABOVE, ...seen },
    to: { x: (BOX.width - shown.width) / 2, y: (BOX.height - shown.height) / 2, ...shown },
  };
}

/** Draws a moment of a clip on the paper. @param scale pixels of the canvas for one of the paper */
export function paintClip(context: SceneContext, { picture, ground }: ClipPicture, scale: number): void {
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = ground;
  context.fillRect(0, 0, BOX.width, BOX.height);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  const { from, to } = clipPlace(picture);
  context.drawImage(picture, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
}
