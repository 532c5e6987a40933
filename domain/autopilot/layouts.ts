import { DAY_MS } from '../time/spans.ts';
import type { NetworkKey } from '../sharing/networks/networks.ts';

/** The network whose pictures follow the layout of a job. */
export const LAYOUT_NETWORK: NetworkKey = 'instagram';

/** The sizes of pictures that it takes. */
type InstagramSize = 'square' | 'portrait' | 'link';

/** The layouts by their ids: one shape for all pictures, or shapes in turn. */
const LAYOUTS: Readonly<Record<number, readonly [InstagramSize, ...InstagramSize[]]>> = {
  1: ['square'],
  2: ['portrait'],
  3: ['link'],
  4: ['square', 'portrait'],
  5: ['square', 'portrait', 'link'],
};

export const LAYOUT_IDS = Object.keys(LAYOUTS).map(Number);

/** The shapes of a layout, in the order in which posts take them. */
export function shapesOf(layout: number): readonly [InstagramSize, ...InstagramSize[]] {
  return LAYOUTS[layout] ?? ['square'];
}

/**
 * The shape that a picture has at a slot. It follows from the slot alone, so that a post which is planned anew keeps its shape.
 *
 * @param slot the day as `2027-03-14`
 */
export function shapeAt(layout: number, slot: { date: string; hour: number }): InstagramSize {
  const shapes = shapesOf(layout);
  const turn = Date.parse(`${slot.date}T00:00:00Z`) / DAY_MS + slot.hour;
  return shapes[turn % shapes.length] ?? shapes[0];
}
