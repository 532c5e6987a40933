import type { Matrix } from '@yardsign/scene/display-list';
import type { GroupLayer, Layer } from '@yardsign/scene/layers';
import type { Placed } from '@yardsign/scene/trace';
import { freePath, layerAt, type Path, walk } from './layer-tree.ts';
import type { Rect } from './snap.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Places = ReadonlyMap<Layer, Placed>;

const isStraight = ([a, b, c, d]: Matrix): boolean => b === 0 && c === 0 && a > 0 && d > 0;

/** The box of a layer in pixels of the picture: its own where it has one, else what it draws. */
export function boxOf({ matrix, w, h, bounds }: Placed): Rect | undefined {
  const [a, , , d, x, y] = matrix;
  return w > 0 && h > 0 && isStraight(matrix) ? { x, y, w: w * a, h: h * d } : bounds;
}

const contains = ({ x, y, w, h }: Rect, at: Point): boolean => at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;

/** Every layer at a point: those in front first, what is within a layer after it. */
export function layersUnder(layers: readonly Layer[], places: Places, at: Point): Path[] {
  return layers
    .map((layer, i) => ({ layer, i }))
    .toReversed()
    .flatMap(({ layer, i }) =>
      walk([layer])
        .map(({ layer: each, path }) => ({ box: places.get(each), path: [i, ...path.slice(1)] }))
        .filter(({ box }) => {
          const found = box && boxOf(box);
          return found !== undefined && contains(found, at);
        })
        .map(({ path }) => path),
    );
}

/** Pixels of the picture that a layer's `x` and `y` count in: those of what is around it. */
function scaleAround(places: Places, layers: readonly Layer[], path: Path): number {
  const parent = layerAt(layers, path.slice(0, -1));
  const placed = path.length > 1 && parent ? places.get(parent) : undefined;
  const own = parent?.type === 'group' ? (parent.scale ?? 1) : 1;
  return placed ? (Math.hypot(placed.matrix[0], placed.matrix[1]) || 1) * own : 1;
}

/** A layer that can be moved, where it stands, and how many pixels one of its own are. */
export interface Movable {
  path: Path;
  layer: Layer;
  box: Rect;
  /** Where its own coordinates begin, in pixels of the picture. */
  origin: Point;
  scale: number;
  /** Whether its sides can be moved one by one. */
  hasSides: boolean;
}

/** Whether a layer grows with everything in it: a group does, unless its box cuts off what is outside of it. */
const isScaled = (layer: Layer): layer is GroupLayer =>
  layer.type === 'group' && layer.clip === undefined && layer.rotate === undefined;

/** What moves when somebody drags a layer: the layer itself, or the stack that places it. */
export function movableAt(layers: readonly Layer[], places: Places, path: Path): Movable | undefined {
  const free = freePath(layers, path);
  const layer = layerAt(layers, free);
  const placed = layer && places.get(layer);
  const box = placed && boxOf(placed);
  if (!layer || !placed || !box) return undefined;
  const isSized = isScaled(layer) || ('w' in layer && layer.w !== undefined);
  const hasSides = isSized && isStraight(placed.matrix) && free.length === path.length;
  const [, , , , x, y] = placed.matrix;
  return { path: free, layer, box, origin: { x, y }, scale: scaleAround(places, layers, free), hasSides };
}

const tidy = (value: number): number => Math.round(value * 10) / 10;

const LEAST_SCALE = 0.05;
const MOST_SCALE = 20;

/** The fields of a group whose box became another one: it keeps its proportions, and the corner across from the one that is held. */
function groupFields(group: GroupLayer, { box, scale, origin }: Movable, after: Rect): Record<string, number> {
  const [across, down] = [after.w / box.w, after.h / box.h];
  const wanted = Math.abs(across - 1) > Math.abs(down - 1) ? across : down;
  const before = group.scale ?? 1;
  const now = Math.round(Math.min(MOST_SCALE, Math.max(LEAST_SCALE, before * wanted)) * 1000) / 1000;
  const grown = now / before;
  const isLeftHeld = after.w !== box.w && after.x !== box.x;
  const isTopHeld = after.h !== box.h && after.y !== box.y;
  const left = isLeftHeld ? box.x + box.w * (1 - grown) : after.x;
  const top = isTopHeld ? box.y + box.h * (1 - grown) : after.y;
  const x = left - grown * (box.x - origin.x);
  const y = top - grown * (box.y - origin.y);
  return {
    x: tidy((group.x ?? 0) + (x - origin.x) / scale),
    y: tidy((group.y ?? 0) + (y - origin.y) / scale),
    ...(now !== before && { scale: now }),
  };
}

/** The fields of a layer whose box became another one. */
export function placeFields(movable: Movable, after: Rect): Record<string, number> {
  const { layer, box, scale } = movable;
  if (isScaled(layer)) return groupFields(layer, movable, after);
  const moved = {
    x: tidy((layer.x ?? 0) + (after.x - box.x) / scale),
    y: tidy((layer.y ?? 0) + (after.y - box.y) / scale),
  };
  const sized = layer as { w?: number; h?: number };
  const grown = (own: number | undefined, before: number, now: number) =>
    before === now ? undefined : tidy((own ?? before / scale) + (now - before) / scale);
  const [w, h] = [grown(sized.w, box.w, after.w), grown(sized.h, box.h, after.h)];
  return { ...moved, ...(w !== undefined && { w }), ...(h !== undefined && { h }) };
}

/** Where everything else stands: what layers can be aligned to. */
export function boxesBeside(layers: readonly Layer[], places: Places, paths: readonly Path[]): Rect[] {
  return layers.flatMap((layer, i) => {
    const placed = paths.some(([at]) => at === i) ? undefined : places.get(layer);
    const box = placed && boxOf(placed);
    return box ? [box] : [];
  });
}
