import type { ImageRef } from './template/brand.ts';
import type { FaceName } from './text/font-faces.ts';
import type { Box } from './path-data.ts';

/** `[a, b, c, d, e, f]` as `setTransform` takes it. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const translate = (matrix: Matrix, x: number, y: number): Matrix => multiply(matrix, [1, 0, 0, 1, x, y]);

/** The upright box that holds `box` after the transform. */
export function transformBox(matrix: Matrix, { x, y, w, h }: Box): Box {
  const [a, b, c, d, e, f] = matrix;
  const corners = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ] as const;
  const xs = corners.map(([px, py]) => a * px + c * py + e);
  const ys = corners.map(([px, py]) => b * px + d * py + f);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
}

export interface FlatGradient {
  kind: 'linear' | 'radial';
  /** linear: x0 y0 x1 y1; radial: x y radius. */
  points: number[];
  stops: [number, string][];
}

/** CSS colour or gradient in the item's own coordinates. */
export type FlatPaint = string | FlatGradient;

export interface FlatShadow {
  x: number;
  y: number;
  blur: number;
  color: string;
}

export interface Clip {
  matrix: Matrix;
  d: string;
}

interface ItemBase {
  matrix: Matrix;
  opacity: number;
  /** All of them apply. */
  clips: readonly Clip[];
  /** False when the item looks the same, in the same place, for every member. */
  personal: boolean;
  /** Canvas pixels that the item may touch. */
  bounds: Box;
}

export interface ShapeItem extends ItemBase {
  kind: 'shape';
  d: string;
  evenOdd: boolean;
  fill?: FlatPaint;
  stroke?: { color: string; width: number; dash: number[]; cap: 'butt' | 'round' };
  shadow?: FlatShadow;
}

export interface ImageItem extends ItemBase {
  kind: 'image';
  image: ImageRef;
  /** The part of the image that is shown: x, y, width, height in image pixels. */
  source: readonly [number, number, number, number];
  w: number;
  h: number;
  /** Cuts the image, in the item's own coordinates. */
  mask?: string;
}

export interface TextRun {
  face: FaceName;
  text: string;
  /** Start of the baseline. */
  x: number;
  y: number;
  size: number;
  /** In em. */
  spacing: number;
  color: string;
}

export interface TextItem extends ItemBase {
  kind: 'text';
  runs: TextRun[];
  /**
   * A name for how these words look and where they are, when many members share both: such words are drawn on a layer of their own,
   * once, and laid on. Undefined otherwise.
   */
  shared?: string;
}

export type DrawItem = ShapeItem | ImageItem | TextItem;

export type SceneWarning = { kind: 'missing-glyphs'; characters: string } | { kind: 'text-cut'; text: string };

/** What `paintScene` draws, in order. Plain data. */
export interface Layout {
  width: number;
  height: number;
  items: DrawItem[];
  warnings: SceneWarning[];
}
