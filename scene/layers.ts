import type { FaceName } from './text/font-faces.ts';

/**
 * The layers of a template. Lengths are pixels of the size they stand in; `x`, `y` count from the parent's top left corner.
 * Inside a stack `x`, `y` are ignored: the stack places its children and closes up over those that show nothing.
 */
export type Layer =
  | RectLayer
  | EllipseLayer
  | PathLayer
  | ImageLayer
  | LogoLayer
  | MarkLayer
  | TextLayer
  | StackLayer
  | GroupLayer
  | UseLayer
  | RepeatLayer;

interface LayerBase {
  x?: number;
  y?: number;
  /** 0–1; a group's multiplies into its children. */
  opacity?: number;
  /**
   * Shown only if: `brand.photo` (given), `!brand.logo`, `subtitle` (that text is not empty), `motif=house`. Several conditions
   * are joined with ` & `.
   */
  when?: string;
  /** In a row: take what width is left. */
  grow?: boolean;
}

interface Sized {
  w: number;
  h: number;
}

/** A colour expression (see `colour-expression.ts`) or a gradient whose points are fractions of the layer's own box. */
export type Paint = string | LinearGradient | RadialGradient;

interface LinearGradient {
  from: [number, number];
  to: [number, number];
  stops: [number, string][];
}

interface RadialGradient {
  center: [number, number];
  /** Fraction of the longer side. */
  radius: number;
  stops: [number, string][];
}

interface Stroke {
  color: string;
  width: number;
  dash?: number[];
  cap?: 'butt' | 'round';
}

export interface Shadow {
  x: number;
  y: number;
  blur: number;
  color: string;
}

export interface Look {
  fill?: Paint;
  stroke?: Stroke;
  shadow?: Shadow;
}

export interface RectLayer extends LayerBase, Sized, Look {
  type: 'rect';
  /** One radius, or top left, top right, bottom right, bottom left. */
  radius?: number | [number, number, number, number];
}

export interface EllipseLayer extends LayerBase, Sized, Look {
  type: 'ellipse';
}

export interface PathLayer extends LayerBase, Look {
  type: 'path';
  /** SVG path data in the layer's own coordinates. */
  d: string;
  /** The box that gradients refer to and that a stack reserves; 0 × 0 when left out. */
  w?: number;
  h?: number;
  evenOdd?: boolean;
}

export interface ImageLayer extends LayerBase, Sized {
  type: 'image';
  /** The member's photo, or a photograph that they filled in. */
  slot: 'photo' | 'answer';
  /** Of a photograph that is filled in: the key of its slot. */
  key?: string;
  fit: 'cover' | 'contain';
  mask: 'none' | 'circle' | number | [number, number, number, number];
  border?: { color: string; width: number; gap?: number };
  shadow?: Shadow;
}

export interface LogoLayer extends LayerBase, Sized {
  type: 'logo';
  /** `dark` takes the logo made for dark backgrounds; `plate` puts the standard one on a white plate, for any colour. */
  background: 'standard' | 'dark' | 'plate';
  align?: 'left' | 'center' | 'right';
  valign?: 'top' | 'middle' | 'bottom';
}

export interface MarkLayer extends LayerBase {
  type: 'mark';
  mark: 'equalHousing';
  h: number;
  color: string;
  /** The caption beside the symbol. */
  label?: boolean;
}

export interface TextLayer extends LayerBase {
  type: 'text';
  /**
   * `{brand.phone}`, `{headline}` (a text of the template) and literal text; `*word*` takes the look of `emphasis`; a line break is
   * kept. A list is joined with `separator`, its empty members left out.
   */
  text: string | string[];
  separator?: string;
  w?: number;
  /** Without it the text takes the height that it needs. */
  h?: number;
  font: FaceName;
  /** Fixed, or the smallest and the largest: the largest that fits is taken. */
  size: number | [number, number];
  maxLines?: number;
  align?: 'left' | 'center' | 'right';
  valign?: 'top' | 'middle' | 'bottom';
  /** Baseline to baseline, in em. */
  lineHeight?: number;
  /** In em. */
  letterSpacing?: number;
  color: string;
  uppercase?: boolean;
  emphasis?: { font?: FaceName; color?: string };
  /** Lines of about equal length instead of full lines and a rest. */
  balance?: boolean;
}

export interface StackLayer extends LayerBase {
  type: 'stack';
  direction: 'row' | 'column';
  gap?: number;
  w?: number;
  h?: number;
  /** Across the direction. */
  align?: 'start' | 'center' | 'end';
  /** Along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Everything in it is drawn smaller, down to about half, until it fits `w` × `h`. */
  shrink?: boolean;
  /** All sides, or top, right, bottom, left. */
  padding?: number | [number, number, number, number];
  /** Drawn behind, around whatever size the stack came to. */
  background?: Look & { radius?: number };
  children: Layer[];
}

export interface GroupLayer extends LayerBase {
  type: 'group';
  w?: number;
  h?: number;
  /** Everything in it, and its box, drawn so many times as large; above 0, at most 20. */
  scale?: number;
  /** Degrees, clockwise, about the middle of the box. */
  rotate?: number;
  /** Cuts the children off at the box, with this radius, or at this path. */
  clip?: number | [number, number, number, number] | string;
  children: Layer[];
}

export interface UseLayer extends LayerBase, Sized {
  type: 'use';
  /** A drawing of the template's `symbols`, scaled into the box, keeping its proportions. */
  symbol: string;
  flip?: boolean;
}

export interface RepeatLayer extends LayerBase {
  type: 'repeat';
  columns: number;
  rows: number;
  stepX: number;
  stepY: number;
  /** Every second row is moved right by this. */
  stagger?: number;
  child: RectLayer | EllipseLayer | PathLayer;
}

/** A drawing in its own coordinates, used any number of times. */
export interface SceneSymbol extends Sized {
  layers: Layer[];
}
