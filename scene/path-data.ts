/** One absolute segment: `M x y`, `L x y`, `C x1 y1 x2 y2 x y`, `Q x1 y1 x y` or `Z`. */
export interface Segment {
  op: 'M' | 'L' | 'C' | 'Q' | 'Z';
  at: number[];
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };
/** The distance of a cubic's handles that makes a quarter circle, as a share of the radius. */
const KAPPA = 0.5522847498;

/**
 * Reads SVG path data into absolute M, L, C, Q, Z, so that no two canvases can read the rest of the grammar differently.
 * @throws Error on arcs and on anything malformed
 */
export function parsePath(data: string): Segment[] {
  const tokens = data.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  const segments: Segment[] = [];
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  let handle: { op: string; at: Point } | undefined;
  let command = '';
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i] ?? '';
    if (/[a-z]/i.test(token)) {
      command = token;
      i += 1;
    } else if (command === '' || command === 'Z' || command === 'z') {
      throw new Error(`path data has a number where a command belongs: '${data.slice(0, 40)}'`);
    }
    const op = command.toUpperCase();
    const count = ARGUMENTS[op];
    if (count === undefined) throw new Error(`path data may not use '${command}'`);
    const raw = tokens.slice(i, i + count).map(Number);
    if (raw.length < count || raw.some(Number.isNaN)) throw new Error(`path data ends early after '${command}'`);
    i += count;
    const relative = command !== op;
    const segment = toAbsolute(op, relative ? shifted(op, raw, pen) : raw, pen, handle);
    if (segment.op === 'M') start = endOf(segment, pen);
    handle = handleOf(op, segment);
    pen = segment.op === 'Z' ? start : endOf(segment, pen);
    segments.push(segment);
    if (op === 'M') command = relative ? 'l' : 'L';
  }
  return segments;
}

type Point = [number, number];

function shifted(op: string, raw: number[], [x, y]: Point): number[] {
  if (op === 'H') return raw.map((value) => value + x);
  if (op === 'V') return raw.map((value) => value + y);
  return raw.map((value, i) => value + (i % 2 === 0 ? x : y));
}

function toAbsolute(op: string, at: number[], [x, y]: Point, handle: { op: string; at: Point } | undefined): Segment {
  const mirrored = (kind: string): Point =>
    handle?.op === kind ? [2 * x - handle.at[0], 2 * y - handle.at[1]] : [x, y];
  switch (op) {
    case 'H':
      return { op: 'L', at: [at[0] ?? x, y] };
    case 'V':
      return { op: 'L', at: [x, at[0] ?? y] };
    case 'S':
      return { op: 'C', at: [...mirrored('C'), ...at] };
    case 'T':
      return { op: 'Q', at: [...mirrored('Q'), ...at] };
    default:
      return { op: op as Segment['op'], at };
  }
}

const endOf = ({ at }: Segment, [x, y]: Point): Point => [at.at(-2) ?? x, at.at(-1) ?? y];

function handleOf(op: string, { at }: Segment): { op: string; at: Point } | undefined {
  if (op === 'C' || op === 'S') return { op: 'C', at: [at[2] ?? 0, at[3] ?? 0] };
  if (op === 'Q' || op === 'T') return { op: 'Q', at: [at[0] ?? 0, at[1] ?? 0] };
  return undefined;
}

/** Path data again, moved by `dx`, `dy`. */
export function printPath(segments: readonly Segment[], dx = 0, dy = 0): string {
  return segments
    .map(({ op, at }) => op + at.map((value, i) => round(value + (i % 2 === 0 ? dx : dy))).join(' '))
    .join('');
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A box that holds the path: its points and handles. */
export function boundsOf(segments: readonly Segment[]): Box {
  const xs = segments.flatMap(({ at }) => at.filter((_, i) => i % 2 === 0));
  const ys = segments.flatMap(({ at }) => at.filter((_, i) => i % 2 === 1));
  if (xs.length === 0) return { x: 0, y: 0, w: 0, h: 0 };
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export type Corners = number | readonly [number, number, number, number];

/** A rectangle with rounded corners; the radii are cut down to what the sides allow. */
export function rectPath({ x, y, w, h }: Box, radius: Corners = 0): Segment[] {
  const most = Math.min(w, h) / 2;
  const radii = typeof radius === 'number' ? [radius, radius, radius, radius] : radius;
  const [tl = 0, tr = 0, br = 0, bl = 0] = radii.map((each) => Math.min(each, most));
  const [right, bottom] = [x + w, y + h];
  if (tl + tr + br + bl === 0) {
    return [move(x, y), line(right, y), line(right, bottom), line(x, bottom), { op: 'Z', at: [] }];
  }
  const k = 1 - KAPPA;
  return [
    move(x + tl, y),
    line(right - tr, y),
    { op: 'C', at: [right - tr * k, y, right, y + tr * k, right, y + tr] },
    line(right, bottom - br),
    { op: 'C', at: [right, bottom - br * k, right - br * k, bottom, right - br, bottom] },
    line(x + bl, bottom),
    { op: 'C', at: [x + bl * k, bottom, x, bottom - bl * k, x, bottom - bl] },
    line(x, y + tl),
    { op: 'C', at: [x, y + tl * k, x + tl * k, y, x + tl, y] },
    { op: 'Z', at: [] },
  ];
}

const move = (x: number, y: number): Segment => ({ op: 'M', at: [x, y] });
const line = (x: number, y: number): Segment => ({ op: 'L', at: [x, y] });

/** The ellipse that fills the box. */
export function ellipsePath({ x, y, w, h }: Box): Segment[] {
  const [rx, ry] = [w / 2, h / 2];
  const [cx, cy] = [x + rx, y + ry];
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  return [
    move(cx, y),
    { op: 'C', at: [cx + kx, y, x + w, cy - ky, x + w, cy] },
    { op: 'C', at: [x + w, cy + ky, cx + kx, y + h, cx, y + h] },
    { op: 'C', at: [cx - kx, y + h, x, cy + ky, x, cy] },
    { op: 'C', at: [x, cy - ky, cx - kx, y, cx, y] },
    { op: 'Z', at: [] },
  ];
}
