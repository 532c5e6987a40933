import { logoOffset } from './build-images.ts';
import { emitShape, outlineFrom } from './build-shapes.ts';
import { hasPersonalSize, type BuildEnv, type Built, type Place, type Room } from './build.ts';
import { multiply, translate, type Matrix } from '../display-list.ts';
import type { GroupLayer, Layer, StackLayer, UseLayer } from '../layers.ts';
import { parsePath, printPath, rectPath } from '../path-data.ts';

const SHARE = { start: 0, center: 0.5, end: 1, between: 0 } as const;

/** Puts a built layer at its own `x`, `y` inside the parent. */
export function emitAt(layer: Layer, built: Built, place: Place): void {
  const nudge = layer.type === 'logo' ? logoOffset(layer, built) : { x: 0, y: 0 };
  emitMoved(layer, built, place, (layer.x ?? 0) + nudge.x, (layer.y ?? 0) + nudge.y);
}

function emitMoved(layer: Layer, built: Built, place: Place, x: number, y: number): void {
  built.emit({
    ...place,
    matrix: translate(place.matrix, x, y),
    opacity: place.opacity * (layer.opacity ?? 1),
    personal: place.personal || layer.when?.includes('brand.') === true,
  });
}

/** Children at their own places, perhaps larger or smaller, perhaps turned, perhaps cut off. */
export function buildGroup(layer: GroupLayer, env: BuildEnv): Built | undefined {
  const room = { w: layer.w, h: layer.h };
  const children = layer.children.flatMap((child) => {
    const built = env.build(child, roomBeside(child, room));
    return built === undefined ? [] : [{ child, built }];
  });
  if (children.length === 0) return undefined;
  const [w, h] = [layer.w ?? 0, layer.h ?? 0];
  const { scale = 1, rotate } = layer;
  const whole: Built = {
    w,
    h,
    emit(place) {
      const matrix = rotate === undefined ? place.matrix : multiply(place.matrix, turn(rotate, w / 2, h / 2));
      const clips =
        layer.clip === undefined ? place.clips : [...place.clips, { matrix, d: clipPath(layer.clip, w, h) }];
      for (const { child, built } of children) emitAt(child, built, { ...place, matrix, clips });
    },
  };
  return scale === 1 ? whole : scaled(whole, scale);
}

const roomBeside = (child: Layer, room: Room): Room => ({
  w: room.w === undefined ? undefined : room.w - (child.x ?? 0),
  h: room.h === undefined ? undefined : room.h - (child.y ?? 0),
});

function turn(degrees: number, cx: number, cy: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy];
}

function clipPath(clip: NonNullable<GroupLayer['clip']>, w: number, h: number): string {
  return printPath(typeof clip === 'string' ? parsePath(clip) : rectPath({ x: 0, y: 0, w, h }, clip));
}

/** A symbol, scaled to fit its box, standing on the box's floor. */
export function buildUse(layer: UseLayer, env: BuildEnv): Built | undefined {
  const symbol = env.symbols[layer.symbol];
  if (symbol === undefined) return undefined;
  const scale = Math.min(layer.w / symbol.w, layer.h / symbol.h);
  const left = (layer.w - symbol.w * scale) / 2;
  const top = layer.h - symbol.h * scale;
  const across = layer.flip === true ? -scale : scale;
  const start = layer.flip === true ? left + symbol.w * scale : left;
  const children = symbol.layers.flatMap((child) => {
    const built = env.build(child, { w: symbol.w, h: symbol.h });
    return built === undefined ? [] : [{ child, built }];
  });
  return {
    w: layer.w,
    h: layer.h,
    emit(place) {
      const matrix = multiply(place.matrix, [across, 0, 0, scale, start, top]);
      for (const { child, built } of children) emitAt(child, built, { ...place, matrix });
    },
  };
}

interface Child {
  layer: Layer;
  built: Built;
}

const SHRINK_STEP = 0.05;
/** To 55 %. */
const SHRINK_STEPS = 9;

/** Children one after the other; one that shows nothing leaves no gap. */
export function buildStack(layer: StackLayer, env: BuildEnv, room: Room): Built | undefined {
  return layer.shrink === true ? buildShrunk(layer, env, room) : buildPlain(layer, env, room);
}

/** Tries ever smaller scales until nothing is cut and nothing stands out of the box, whose size stays as asked for. */
function buildShrunk(layer: StackLayer, env: BuildEnv, room: Room): Built | undefined {
  const [w, h] = [layer.w ?? room.w, layer.h ?? room.h];
  if (w === undefined || h === undefined) return buildPlain(layer, env, room);
  const before = env.warnings.length;
  const attempt = (step: number) => {
    env.warnings.length = before;
    const scale = 1 - step * SHRINK_STEP;
    const built = buildPlain({ ...layer, w: w / scale, h: h / scale }, env, room);
    const cut = env.warnings.slice(before).some(({ kind }) => kind === 'text-cut');
    return built && { built: scaled(built, scale), fits: !cut && built.needed * scale <= h };
  };
  const whole = attempt(0);
  if (whole === undefined || whole.fits) return whole?.built;
  let [tooLarge, small] = [0, SHRINK_STEPS];
  while (small - tooLarge > 1) {
    const middle = Math.floor((tooLarge + small) / 2);
    if (attempt(middle)?.fits === true) small = middle;
    else tooLarge = middle;
  }
  return attempt(small)?.built;
}

function scaled(built: Built, scale: number): Built {
  return {
    w: built.w * scale,
    h: built.h * scale,
    emit: (place) => built.emit({ ...place, matrix: multiply(place.matrix, [scale, 0, 0, scale, 0, 0]) }),
  };
}

function buildPlain(layer: StackLayer, env: BuildEnv, room: Room): (Built & { needed: number }) | undefined {
  const [top, right, bottom, left] = sides(layer.padding ?? 0);
  const gap = layer.gap ?? 0;
  const offered = layer.w ?? room.w;
  const inner = { w: offered === undefined ? undefined : offered - left - right, h: undefined };
  const row = layer.direction === 'row';
  const children = row ? buildRow(layer, env, inner) : buildColumn(layer, env, inner);
  if (children.length === 0) return undefined;

  const along = (built: Built) => (row ? built.w : built.h);
  const across = (built: Built) => (row ? built.h : built.w);
  const used = children.reduce((sum, { built }) => sum + along(built), 0) + gap * (children.length - 1);
  const widest = Math.max(...children.map(({ built }) => across(built)));
  const grows = row && children.some((child) => child.layer.grow === true);
  const w = layer.w ?? (grows && offered !== undefined ? offered : (row ? used : widest) + left + right);
  const needed = (row ? widest : used) + top + bottom;
  const h = layer.h ?? needed;
  const length = row ? w - left - right : h - top - bottom;
  const breadth = row ? h - top - bottom : w - left - right;
  const spread = layer.justify === 'between' && children.length > 1 ? (length - used) / (children.length - 1) : 0;
  const first = (length - used) * SHARE[layer.justify ?? 'start'];
  const moves = layer.children.some((child) => hasPersonalSize(child, env));
  return {
    w,
    h,
    needed,
    emit(place) {
      const inside = { ...place, personal: place.personal || moves };
      if (layer.background !== undefined) {
        const box = { x: 0, y: 0, w, h };
        emitShape(
          {
            outline: outlineFrom(rectPath(box, layer.background.radius)),
            gradientBox: box,
            evenOdd: false,
            look: layer.background,
          },
          inside,
          env,
        );
      }
      let at = first;
      for (const { layer: child, built } of children) {
        const offset = (breadth - across(built)) * SHARE[layer.align ?? 'start'];
        emitMoved(child, built, inside, left + (row ? at : offset), top + (row ? offset : at));
        at += along(built) + gap + spread;
      }
    },
  };
}

function sides(padding: number | [number, number, number, number]): [number, number, number, number] {
  return typeof padding === 'number' ? [padding, padding, padding, padding] : padding;
}

function buildColumn(layer: StackLayer, env: BuildEnv, inner: Room): Child[] {
  return layer.children.flatMap((child) => {
    const built = env.build(child, inner);
    return built === undefined ? [] : [{ layer: child, built }];
  });
}

/** Children of fixed width first; those that grow share what is left. */
function buildRow(layer: StackLayer, env: BuildEnv, inner: Room): Child[] {
  const gap = layer.gap ?? 0;
  const built = new Map<Layer, Built>();
  let left = inner.w;
  const take = (child: Layer, room: Room) => {
    const made = env.build(child, room);
    if (made === undefined) return;
    built.set(child, made);
    if (left !== undefined) left -= made.w + gap;
  };
  for (const child of layer.children) if (child.grow !== true) take(child, { ...inner, w: left });
  const growing = layer.children.filter((child) => child.grow === true);
  for (const [i, child] of growing.entries()) {
    const share = left === undefined ? undefined : (left - gap * (growing.length - 1 - i)) / (growing.length - i);
    const made = env.build(child, { ...inner, w: share });
    if (made === undefined) continue;
    const width = share === undefined ? made.w : Math.max(share, made.w);
    built.set(child, { ...made, w: width });
    if (left !== undefined) left -= width + gap;
  }
  return layer.children.flatMap((child) => {
    const made = built.get(child);
    return made === undefined ? [] : [{ layer: child, built: made }];
  });
}
