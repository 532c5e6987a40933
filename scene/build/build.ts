import { isPersonal, type Words } from '../template/bindings.ts';
import { parseColour, type ColourExpression } from '../colour-expression.ts';
import { toCss, type Rgba } from '../colour.ts';
import {
  transformBox,
  type Clip,
  type DrawItem,
  type FlatPaint,
  type FlatShadow,
  type Matrix,
  type SceneWarning,
} from '../display-list.ts';
import type { Layer, Look, Paint, SceneSymbol, Shadow } from '../layers.ts';
import type { Box } from '../path-data.ts';
import type { SceneLanguage } from '../template/template.ts';
import type { Typesetter } from '../text/typesetter.ts';

/** The room that a parent offers; undefined is "as much as you like". */
export interface Room {
  w?: number | undefined;
  h?: number | undefined;
}

/** A measured layer that can be put anywhere. */
export interface Built {
  w: number;
  h: number;
  emit(place: Place): void;
}

/** Where and how a built layer is drawn. */
export interface Place {
  matrix: Matrix;
  opacity: number;
  clips: readonly Clip[];
  /** The place itself differs from member to member. */
  personal: boolean;
}

/** Everything a layer needs to know to be built. */
export interface BuildEnv {
  words: Words;
  language: SceneLanguage;
  primary: Rgba;
  type: Typesetter;
  symbols: Readonly<Record<string, SceneSymbol>>;
  items: DrawItem[];
  warnings: SceneWarning[];
  /** Undefined when the layer shows nothing. */
  build(layer: Layer, room: Room): Built | undefined;
}

const parsed = new Map<string, ColourExpression>();

function expressionOf(source: string): ColourExpression {
  const known = parsed.get(source);
  if (known !== undefined) return known;
  const expression = parseColour(source);
  // Templates hold a few dozen colours each; the bound only matters to a process that opens thousands of them.
  if (parsed.size > 2000) parsed.clear();
  parsed.set(source, expression);
  return expression;
}

/** A colour expression as CSS. */
export function css(source: string, env: BuildEnv): string {
  return toCss(expressionOf(source).resolve(env.primary));
}

export const isPersonalColour = (source: string): boolean => expressionOf(source).personal;

/** Whether members' colours lead to only a few of this one. */
export const isOneOfFew = (source: string): boolean => expressionOf(source).few;

const coloursIn = (paint: Paint): string[] =>
  typeof paint === 'string' ? [paint] : paint.stops.map(([, colour]) => colour);

/** Whether a fill, stroke or shadow wears the member's colour. */
export function isPersonalLook({ fill, stroke, shadow }: Look): boolean {
  const colours = [fill === undefined ? [] : coloursIn(fill), stroke?.color ?? [], shadow?.color ?? []].flat();
  return colours.some(isPersonalColour);
}

/** A paint in the coordinates of `box`. */
export function flatPaint(paint: Paint, box: Box, env: BuildEnv): FlatPaint {
  if (typeof paint === 'string') return css(paint, env);
  const stops = paint.stops.map(([offset, colour]): [number, string] => [offset, css(colour, env)]);
  const point = ([fx, fy]: [number, number]) => [box.x + fx * box.w, box.y + fy * box.h];
  if ('center' in paint) {
    return { kind: 'radial', points: [...point(paint.center), paint.radius * Math.max(box.w, box.h)], stops };
  }
  return { kind: 'linear', points: [...point(paint.from), ...point(paint.to)], stops };
}

export function flatShadow({ x, y, blur, color }: Shadow, env: BuildEnv): FlatShadow {
  return { x, y, blur, color: css(color, env) };
}

/** Canvas pixels that something in `local` may touch, blur and antialiasing counted. */
export function touched(place: Place, local: Box, spread = 0): Box {
  const margin = spread + 1;
  const grown = { x: local.x - margin, y: local.y - margin, w: local.w + 2 * margin, h: local.h + 2 * margin };
  const { x, y, w, h } = transformBox(place.matrix, grown);
  return { x: x - 1, y: y - 1, w: w + 2, h: h + 2 };
}

/**
 * Whether the size of a layer, or whether it shows at all, differs from member to member. Such a layer moves its neighbours
 * in a stack.
 */
export function hasPersonalSize(layer: Layer, env: BuildEnv): boolean {
  if (layer.when?.includes('brand.') === true) return true;
  switch (layer.type) {
    case 'text':
      return [layer.text].flat().some((part) => isPersonal(part, env.words.texts));
    case 'image':
    case 'logo':
    case 'mark':
      return true;
    case 'stack':
    case 'group':
      return layer.children.some((child) => hasPersonalSize(child, env));
    case 'use':
      return env.symbols[layer.symbol]?.layers.some((child) => hasPersonalSize(child, env)) ?? false;
    case 'ellipse':
    case 'path':
    case 'rect':
    case 'repeat':
      return false;
  }
}
