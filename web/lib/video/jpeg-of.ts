/** How finely a JPEG is kept, of 1. A cut photo is a PNG. */
export const JPEG = { type: 'image/jpeg', quality: 0.8 } as const;

/** What a canvas shows, as a JPEG; null where the browser cannot make one. */
export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, JPEG.type, JPEG.quality));
}
