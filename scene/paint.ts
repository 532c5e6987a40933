import type { SceneContext, SceneImage, ScenePath, SceneWorld } from './canvas.ts';
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
import { PATH_UNITS_PER_EM, type TextLayer, type Typesetter } from './text/typesetter.ts';

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
  if (item.shared === undefined) {
    fillWords(ctx, item, item.matrix, type);
    return;
  }
  const { image, x, y } = type.layer(item.shared, (create) => drawLayer(item, type, create));
  ctx.setTransform(1, 0, 0, 1, x, y);
  // Pixel on pixel: smoothing would change nothing and cost more.
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(image, 0, 0, image.width, image.height, 0, 0, image.width, image.height);
  ctx.imageSmoothingEnabled = true;
}

/** The item's words alone, on a layer just large enough, to be laid on any number of pictures. */
function drawLayer(item: TextItem, type: Typesetter, create: SceneWorld['createLayer']): TextLayer {
  const { bounds, matrix } = item;
  const [x, y] = [Math.floor(bounds.x), Math.floor(bounds.y)];
  const [w, h] = [Math.ceil(bounds.x + bounds.w) - x, Math.ceil(bounds.y + bounds.h) - y];
  const { image, context } = create(w, h);
  fillWords(context, item, multiply([1, 0, 0, 1, -x, -y], matrix), type);
  return { image, x, y };
}

function fillWords(ctx: SceneContext, { runs }: TextItem, matrix: Matrix, type: Typesetter): void {
  for (const run of runs) {
    const scale = run.size / PATH_UNITS_PER_EM;
    const glyphs: Matrix = [scale, 0, 0, -scale, run.x, run.y];
    ctx.setTransform(...multiply(matrix, glyphs));
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
