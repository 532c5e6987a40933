import type { SceneContext } from '@yardsign/scene/canvas';

/** What draws on a canvas, with the processor's rasteriser: graphics cards differ from each other and from the server. */
export function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas): SceneContext {
  const context = canvas.getContext('2d', { willReadFrequently: true }) as unknown;
  if (context === null) throw new Error('this browser gives no 2d canvas');
  return context as SceneContext;
}
