import {
  IDENTITY,
  multiply,
  type Clip,
  type DrawItem,
  type FlatGradient,
  type FlatPaint,
  type ImageItem,
  type Layout,
  type Matrix,
  type ShapeItem,
  type TextItem,
} from './display-list.ts';
import { PATH_UNITS_PER_EM, type ScenePath, type Typesetter } from './typesetter.ts';

/** A decoded image of whichever world we are in. */
interface SceneImage {
  readonly width: number;
  readonly height: number;
}

interface SceneGradient {
  addColorStop(offset: number, color: string): void;
}

/** What we use of `CanvasRenderingContext2D`; both the browser's and the server's canvas have it. */
export interface SceneContext {
  fillStyle: unknown;
  strokeStyle: unknown;
  globalAlpha: number;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: string;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  fillRect(x: number, y: number, w: number, h: number): void;
  fill(path: ScenePath, rule?: 'nonzero' | 'evenodd'): void;
  stroke(path: ScenePath): void;
  clip(path: ScenePath): void;
  setLineDash(segments: number[]): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): SceneGradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): SceneGradient;
  drawImage(
    image: SceneImage,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void;
}

type Images = (id: string) => SceneImage | undefined;

/**
 * Draws a layout on a canvas of its size. Transforms are absolute, so the canvas must not carry one; an image that `images`
 * does not have is left out.
 */
export function paintScene(ctx: SceneContext, layout: Layout, images: Images, type: Typesetter): void {
  paintPaper(ctx, layout.width, layout.height);
  paintItems(ctx, layout.items, images, type);
}

/** The white that everything stands on; the result is opaque. */
export function paintPaper(ctx: SceneContext, width: number, height: number): void {
  ctx.setTransform(...IDENTITY);
  ctx.globalAlpha = 1;
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
}

/** Draws some items of a layout over what is there. */
export function paintItems(ctx: SceneContext, items: readonly DrawItem[], images: Images, type: Typesetter): void {
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  for (const item of items) {
    if (item.opacity <= 0) continue;
    const saved = item.clips.length > 0;
    if (saved) ctx.save();
    for (const clip of item.clips) cut(ctx, clip, type);
    ctx.globalAlpha = item.opacity;
    ctx.setTransform(...item.matrix);
    if (item.kind === 'shape') paintShape(ctx, item, type);
    else if (item.kind === 'text') paintText(ctx, item, type);
    else paintImage(ctx, item, images, type);
    if (saved) ctx.restore();
  }
  ctx.setTransform(...IDENTITY);
  ctx.globalAlpha = 1;
}

function cut(ctx: SceneContext, { matrix, d }: Clip, type: Typesetter): void {
  ctx.setTransform(...matrix);
  ctx.clip(type.path(d));
}

function paintShape(ctx: SceneContext, item: ShapeItem, type: Typesetter): void {
  const path = type.path(item.d);
  const rule = item.evenOdd ? 'evenodd' : 'nonzero';
  if (item.shadow !== undefined) {
    setShadow(ctx, item.shadow);
    ctx.fillStyle = solidOf(item.fill);
    ctx.fill(path, rule);
    setShadow(ctx, NO_SHADOW);
  }
  if (typeof item.fill === 'string' && item.shadow === undefined) {
    ctx.fillStyle = item.fill;
    ctx.fill(path, rule);
  } else if (typeof item.fill === 'object') {
    // Chromium goes on dithering after a gradient was a fill style, and shadows then round differently than on the server.
    ctx.save();
    ctx.fillStyle = gradientOf(ctx, item.fill);
    ctx.fill(path, rule);
    ctx.restore();
  }
  if (item.stroke !== undefined) paintStroke(ctx, item.stroke, path);
}

function paintStroke(ctx: SceneContext, stroke: NonNullable<ShapeItem['stroke']>, path: ScenePath): void {
  ctx.strokeStyle = stroke.color;
  ctx.lineWidth = stroke.width;
  ctx.lineCap = stroke.cap;
  ctx.lineJoin = stroke.cap === 'round' ? 'round' : 'miter';
  ctx.setLineDash(stroke.dash);
  ctx.stroke(path);
}

const NO_SHADOW = { x: 0, y: 0, blur: 0, color: 'rgba(0, 0, 0, 0)' };

/** What casts the shadow: the fill itself, or the first colour of a gradient that is then laid over it. */
function solidOf(fill: FlatPaint | undefined): string {
  return typeof fill === 'object' ? (fill.stops[0]?.[1] ?? '#ffffff') : (fill ?? '#ffffff');
}

function setShadow(
  ctx: SceneContext,
  { x, y, blur, color }: { x: number; y: number; blur: number; color: string },
): void {
  ctx.shadowColor = color;
  ctx.shadowBlur = blur;
  ctx.shadowOffsetX = x;
  ctx.shadowOffsetY = y;
}

function gradientOf(ctx: SceneContext, { kind, points, stops }: FlatGradient): unknown {
  const [a = 0, b = 0, c = 0, d = 0] = points;
  const gradient =
    kind === 'linear' ? ctx.createLinearGradient(a, b, c, d) : ctx.createRadialGradient(a, b, 0, a, b, c);
  for (const [offset, color] of stops) gradient.addColorStop(offset, color);
  return gradient;
}

function paintText(ctx: SceneContext, item: TextItem, type: Typesetter): void {
  for (const run of item.runs) {
    const scale = run.size / PATH_UNITS_PER_EM;
    const glyphs: Matrix = [scale, 0, 0, -scale, run.x, run.y];
    ctx.setTransform(...multiply(item.matrix, glyphs));
    ctx.fillStyle = run.color;
    ctx.fill(type.textPath(run.face, run.text, run.spacing));
  }
}

function paintImage(ctx: SceneContext, item: ImageItem, images: Images, type: Typesetter): void {
  const image = images(item.image.id);
  if (image === undefined) return;
  // The stored size may differ from the decoded one when an upload was resized since; the crop keeps its proportions.
  const [kx, ky] = [image.width / item.image.width, image.height / item.image.height];
  const [sx, sy, sw, sh] = item.source;
  ctx.save();
  if (item.mask !== undefined) ctx.clip(type.path(item.mask));
  ctx.drawImage(image, sx * kx, sy * ky, sw * kx, sh * ky, 0, 0, item.w, item.h);
  ctx.restore();
}
