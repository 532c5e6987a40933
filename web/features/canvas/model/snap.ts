export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Lines that things are aligned to: `x` are upright, `y` lie. */
export interface Guides {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** From the edge of a picture to its words, as the library has it. */
const MARGIN = 72;

const linesOf = (start: number, length: number) => [start, start + length / 2, start + length];

/** The edges and the middle of the picture, its margins, and the edges and middles of what stands in it. */
export function guidesOf(picture: { width: number; height: number }, others: readonly Rect[]): Guides {
  const around = (length: number) => [...linesOf(0, length), MARGIN, length - MARGIN];
  return {
    x: [...around(picture.width), ...others.flatMap(({ x, w }) => linesOf(x, w))],
    y: [...around(picture.height), ...others.flatMap(({ y, h }) => linesOf(y, h))],
  };
}

interface Snapped {
  /** What has to be added so that something is aligned. */
  by: number;
  /** The lines that it is aligned to then. */
  lines: number[];
}

const NEAR = 0.01;

function nearest(own: readonly number[], lines: readonly number[], reach: number): Snapped {
  const gaps = own.flatMap((at) => lines.map((line) => line - at)).filter((gap) => Math.abs(gap) <= reach);
  const [by = 0] = gaps.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const met = lines.filter((line) => own.some((at) => Math.abs(at + by - line) < NEAR));
  return { by, lines: gaps.length === 0 ? [] : [...new Set(met)] };
}

/** Moves a box by as little as aligns it, at most `reach`. @returns the box, and the lines to be shown. */
export function snapMove(box: Rect, guides: Guides, reach: number): { box: Rect; shown: Guides } {
  const across = nearest(linesOf(box.x, box.w), guides.x, reach);
  const down = nearest(linesOf(box.y, box.h), guides.y, reach);
  return { box: { ...box, x: box.x + across.by, y: box.y + down.by }, shown: { x: across.lines, y: down.lines } };
}

/** The sides that a handle moves: -1 the left or upper one, 1 the right or lower one. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

const SIDES = [-1, 0, 1] as const;

/** The corners and the middles of the sides of a box. */
export const HANDLES: readonly Handle[] = SIDES.flatMap((y) => SIDES.map((x) => ({ x, y }))).filter(
  ({ x, y }) => x !== 0 || y !== 0,
);

const LEAST = 8;

/** One side of a box moved by a handle and aligned. */
function sideOf(start: number, length: number, side: -1 | 0 | 1, lines: readonly number[], reach: number) {
  if (side === 0) return { start, length, lines: [] };
  const end = start + length;
  const snapped = nearest([side === 1 ? end : start], lines, reach);
  if (side === 1) return { start, length: Math.max(LEAST, length + snapped.by), lines: snapped.lines };
  const from = Math.min(start + snapped.by, end - LEAST);
  return { start: from, length: end - from, lines: snapped.lines };
}

/** Moves the sides of a box that a handle holds, and aligns them. */
export function snapResize(
  before: Rect,
  handle: Handle,
  by: { x: number; y: number },
  guides: Guides,
  reach: number,
): { box: Rect; shown: Guides } {
  const moved = (start: number, length: number, side: -1 | 0 | 1, delta: number) =>
    side === -1 ? [start + delta, length - delta] : [start, length + side * delta];
  const [x = 0, w = 0] = moved(before.x, before.w, handle.x, by.x);
  const [y = 0, h = 0] = moved(before.y, before.h, handle.y, by.y);
  const across = sideOf(x, w, handle.x, guides.x, reach);
  const down = sideOf(y, h, handle.y, guides.y, reach);
  return {
    box: { x: across.start, y: down.start, w: across.length, h: down.length },
    shown: { x: across.lines, y: down.lines },
  };
}
