import type { Rect } from './snap.ts';

/** A part of a picture, as a reader would point at it. */
export type Whereabouts = `${'top' | 'middle' | 'bottom'}_${'left' | 'center' | 'right'}`;

/** Where in a picture the middle of a box is, by thirds. */
export function whereaboutsOf({ x, y, w, h }: Rect, picture: { width: number; height: number }): Whereabouts {
  const third = (at: number, length: number) => Math.min(2, Math.max(0, Math.floor((at / length) * 3)));
  const down = (['top', 'middle', 'bottom'] as const)[third(y + h / 2, picture.height)] ?? 'middle';
  const across = (['left', 'center', 'right'] as const)[third(x + w / 2, picture.width)] ?? 'center';
  return `${down}_${across}`;
}
