import type { FaceName } from '@yardsign/scene/text/font-faces';
import type {
  GroupLayer,
  ImageLayer,
  Layer,
  LogoLayer,
  MarkLayer,
  PathLayer,
  RectLayer,
  EllipseLayer,
  StackLayer,
  TextLayer,
  UseLayer,
} from '@yardsign/scene/layers';

/** Short forms for writing templates; each answers plain layer JSON. */

type Rest<T, K extends keyof T> = Omit<T, K | 'type'>;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: RectLayer['fill'],
  rest: Partial<RectLayer> = {},
): RectLayer => ({ type: 'rect', x, y, w, h, ...(fill === undefined ? {} : { fill }), ...rest });

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: EllipseLayer['fill'],
  rest: Partial<EllipseLayer> = {},
): EllipseLayer => ({
  type: 'ellipse',
  x: cx - rx,
  y: cy - ry,
  w: rx * 2,
  h: ry * 2,
  ...(fill === undefined ? {} : { fill }),
  ...rest,
});

export const path = (d: string, fill: PathLayer['fill'], rest: Partial<PathLayer> = {}): PathLayer => ({
  type: 'path',
  d,
  ...(fill === undefined ? {} : { fill }),
  ...rest,
});

export const line = (d: string, color: string, width: number, rest: Partial<PathLayer> = {}): PathLayer => ({
  type: 'path',
  d,
  stroke: { color, width, cap: 'round' },
  ...rest,
});

export const text = (
  value: string | string[],
  font: FaceName,
  size: TextLayer['size'],
  color: string,
  rest: Partial<TextLayer> = {},
): TextLayer => ({ type: 'text', text: value, font, size, color, balance: true, ...rest });

export const column = (
  gap: number,
  children: Layer[],
  rest: Partial<Rest<StackLayer, 'children'>> = {},
): StackLayer => ({ type: 'stack', direction: 'column', gap, children, ...rest });

export const row = (gap: number, children: Layer[], rest: Partial<Rest<StackLayer, 'children'>> = {}): StackLayer => ({
  type: 'stack',
  direction: 'row',
  gap,
  children,
  ...rest,
});

export const group = (
  x: number,
  y: number,
  w: number,
  h: number,
  children: Layer[],
  rest: Partial<GroupLayer> = {},
): GroupLayer => ({ type: 'group', x, y, w, h, children, ...rest });

export const use = (
  symbol: string,
  x: number,
  y: number,
  w: number,
  h: number,
  rest: Partial<UseLayer> = {},
): UseLayer => ({ type: 'use', symbol, x, y, w, h, ...rest });

export const photo = (size: number, rest: Partial<ImageLayer> = {}): ImageLayer => ({
  type: 'image',
  slot: 'photo',
  fit: 'cover',
  mask: 'circle',
  w: size,
  h: size,
  ...rest,
});

export const logo = (
  w: number,
  h: number,
  background: LogoLayer['background'],
  rest: Partial<LogoLayer> = {},
): LogoLayer => ({ type: 'logo', w, h, background, ...rest });

export const housing = (h: number, color: string, rest: Partial<MarkLayer> = {}): MarkLayer => ({
  type: 'mark',
  mark: 'equalHousing',
  h,
  color,
  ...rest,
});
