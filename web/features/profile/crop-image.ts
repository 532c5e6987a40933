import { outputSide, turnedSize } from './image-model.ts';

/** A square of a picture, in pixels of the box that the turned picture fills. */
export interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0, 90, 180 or 270 degrees, clockwise. */
  rotation: number;
  /** What shows where the square reaches beyond the picture, or where it is transparent. */
  background: string;
}

/** Draws the square, at most 1080 pixels wide; `side` draws it smaller, for a preview. */
export function drawCut(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  cut: Cut,
  side = outputSide(cut.width),
): void {
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null || cut.width <= 0) return;
  const { naturalWidth: width, naturalHeight: height } = image;
  const box = turnedSize(width, height, cut.rotation);
  context.fillStyle = cut.background;
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.scale(side / cut.width, side / cut.width);
  context.translate(box.width / 2 - cut.x, box.height / 2 - cut.y);
  context.rotate((cut.rotation * Math.PI) / 180);
  context.drawImage(image, -width / 2, -height / 2);
}

/** The square as a PNG. @throws Error when the browser cannot make one */
export function cutToPng(image: HTMLImageElement, cut: Cut): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawCut(canvas, image, cut);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
  });
}
