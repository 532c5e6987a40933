import type { Layout } from '@yardsign/scene/display-list';
import { imagesOf } from '@yardsign/scene/layout';
import { paintScene } from '@yardsign/scene/paint';
import type { Typesetter } from '@yardsign/scene/text/typesetter';
import { contextOf } from './canvas-context.ts';
import { heldImage } from './image-cache.ts';

/** Draws a layout at its own pixels; CSS scales the canvas. Pictures that are not decoded yet are left out. */
export function paintCanvas(
  canvas: HTMLCanvasElement,
  layout: Layout,
  type: Typesetter,
  imageUrl: (id: string) => string,
): void {
  if (canvas.width !== layout.width) canvas.width = layout.width;
  if (canvas.height !== layout.height) canvas.height = layout.height;
  paintScene(contextOf(canvas), layout, (id) => heldImage(imageUrl(id)), type);
}

/** Addresses of every picture that the layout shows. */
export function imageUrlsOf(layout: Layout, imageUrl: (id: string) => string): string[] {
  return imagesOf(layout).map(({ id }) => imageUrl(id));
}
