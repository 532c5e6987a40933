import { layoutScene, type LayoutInput } from '@yardsign/scene/layout';
import { heldImage, holdImage, releaseImage } from './image-cache.ts';
import { loadTypesetter } from './load-typesetter.ts';
import { imageUrlsOf, paintCanvas } from './paint-canvas.ts';

/**
 * A drawing as a PNG file of its own pixels, made here.
 *
 * @throws Error when this browser gives no canvas or no file of it, or when a picture that belongs into it cannot be shown.
 */
export async function sceneFile(input: LayoutInput, imageUrl: (id: string) => string): Promise<Blob> {
  const { brand, texts, template } = input;
  const type = await loadTypesetter(JSON.stringify([brand, texts, template.texts]));
  const layout = layoutScene(input, type);
  const urls = imageUrlsOf(layout, imageUrl);
  try {
    await Promise.all(urls.map(holdImage));
    // What is kept as a file never lacks the portrait that its preview shows.
    const missing = urls.find((url) => heldImage(url) === undefined);
    if (missing !== undefined) throw new Error(`${missing} cannot be shown`);
    const canvas = document.createElement('canvas');
    paintCanvas(canvas, layout, type, imageUrl);
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (file === null) throw new Error('this browser makes no picture of a canvas');
    return file;
  } finally {
    urls.forEach(releaseImage);
  }
}
