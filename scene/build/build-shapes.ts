import { css, flatPaint, flatShadow, isPersonalLook, touched, type BuildEnv, type Built, type Place } from './build.ts';
import { IDENTITY, transformBox, type Matrix } from '../display-list.ts';
import type { Look, RepeatLayer, RectLayer, EllipseLayer, PathLayer } from '../layers.ts';
import { boundsOf, ellipsePath, parsePath, printPath, rectPath, type Box, type Segment } from '../path-data.ts';

type ShapeLayer = RectLayer | EllipseLayer | PathLayer;

/** Rectangles, ellipses and drawn paths. */
export function buildShape(layer: ShapeLayer, env: BuildEnv): Built {
  const outline = outlineOf(layer, () => segmentsOf(layer));
  const box = { x: 0, y: 0, w: layer.w ?? 0, h: layer.h ?? 0 };
  const gradientBox = box.w > 0 && box.h > 0 ? box : outline.bounds;
  const evenOdd = layer.type === 'path' && layer.evenOdd === true;
  return { w: box.w, h: box.h, emit: (place) => emitShape({ outline, gradientBox, evenOdd, look: layer }, place, env) };
}

/** A texture: the child repeated on a grid, drawn as one path. */
export function buildRepeat(layer: RepeatLayer, env: BuildEnv): Built {
  const outline = outlineOf(layer, () => repeated(layer));
  const evenOdd = layer.child.type === 'path' && layer.child.evenOdd === true;
  const drawing = { outline, gradientBox: outline.bounds, evenOdd, look: layer.child };
  const opacity = layer.child.opacity ?? 1;
  return {
    w: layer.columns * layer.stepX,
    h: layer.rows * layer.stepY,
    emit: (place) => emitShape(drawing, { ...place, opacity: place.opacity * opacity }, env),
  };
}

function repeated(layer: RepeatLayer): Segment[] {
  const one = segmentsOf(layer.child);
  const cells = Array.from({ length: layer.columns * layer.rows }, (_, i) => {
    const row = Math.floor(i / layer.columns);
    const stagger = row % 2 === 1 ? (layer.stagger ?? 0) : 0;
    return move(one, (i % layer.columns) * layer.stepX + stagger, row * layer.stepY);
  });
  return cells.flat();
}

function move(segments: readonly Segment[], dx: number, dy: number): Segment[] {
  return segments.map(({ op, at }) => ({ op, at: at.map((value, i) => value + (i % 2 === 0 ? dx : dy)) }));
}

function segmentsOf(layer: ShapeLayer): Segment[] {
  if (layer.type === 'path') return parsePath(layer.d);
  const box = { x: 0, y: 0, w: layer.w, h: layer.h };
  return layer.type === 'ellipse' ? ellipsePath(box) : rectPath(box, layer.radius);
}

/** A path read, printed and measured. */
interface Outline {
  segments: readonly Segment[];
  d: string;
  bounds: Box;
}

const outlines = new WeakMap<object, Outline>();

/** A template's paths are the same for every member, and reading them would be half of a layout's time. */
function outlineOf(layer: object, read: () => Segment[]): Outline {
  const known = outlines.get(layer);
  if (known !== undefined) return known;
  const outline = outlineFrom(read());
  outlines.set(layer, outline);
  return outline;
}

/** A path that is not a template's own, such as a plate behind a logo. */
export function outlineFrom(segments: readonly Segment[]): Outline {
  return { segments, d: printPath(segments), bounds: boundsOf(segments) };
}

interface Drawing {
  outline: Outline;
  gradientBox: Box;
  evenOdd: boolean;
  look: Look;
}

/** Puts one filled or stroked path on the display list. */
export function emitShape(drawing: Drawing, place: Place, env: BuildEnv): void {
  if (drawing.look.shadow !== undefined && !isShift(place.matrix)) {
    const [unturned, moved] = bake(drawing, place);
    emitShape(unturned, moved, env);
    return;
  }
  const { outline, gradientBox, evenOdd, look } = drawing;
  const { fill, stroke, shadow } = look;
  const spread =
    (stroke === undefined ? 0 : stroke.width) +
    (shadow === undefined ? 0 : shadow.blur * 2 + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)));
  env.items.push({
    kind: 'shape',
    ...place,
    personal: place.personal || isPersonalLook(look),
    d: outline.d,
    evenOdd,
    ...(fill === undefined ? {} : { fill: flatPaint(fill, gradientBox, env) }),
    ...(stroke === undefined
      ? {}
      : {
          stroke: {
            color: css(stroke.color, env),
            width: stroke.width,
            dash: stroke.dash ?? [],
            cap: stroke.cap ?? 'butt',
          },
        }),
    ...(shadow === undefined ? {} : { shadow: flatShadow(shadow, env) }),
    bounds: touched(place, outline.bounds, spread),
  });
}

const isShift = ([a, b, c, d]: Matrix): boolean => a === 1 && b === 0 && c === 0 && d === 1;

/**
 * Canvases disagree on whether a shadow grows with the transform (the standard says that it does not, and a scaled symbol wants
 * that it does), so a shape with a shadow is drawn in canvas pixels, without one.
 */
function bake({ outline, gradientBox, evenOdd, look }: Drawing, place: Place): [Drawing, Place] {
  const [a, b, c, d, e, f] = place.matrix;
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  const at = (values: number[]) =>
    values.map((value, i) =>
      i % 2 === 0 ? a * value + c * (values[i + 1] ?? 0) + e : b * (values[i - 1] ?? 0) + d * value + f,
    );
  const { stroke, shadow } = look;
  const scaled: Look = {
    ...(look.fill === undefined ? {} : { fill: look.fill }),
    ...(stroke === undefined
      ? {}
      : { stroke: { ...stroke, width: stroke.width * scale, dash: (stroke.dash ?? []).map((each) => each * scale) } }),
    ...(shadow === undefined
      ? {}
      : { shadow: { ...shadow, x: shadow.x * scale, y: shadow.y * scale, blur: shadow.blur * scale } }),
  };
  const moved = outline.segments.map(({ op, at: values }) => ({ op, at: at(values) }));
  return [
    { outline: outlineFrom(moved), gradientBox: transformBox(place.matrix, gradientBox), evenOdd, look: scaled },
    { ...place, matrix: IDENTITY },
  ];
}
