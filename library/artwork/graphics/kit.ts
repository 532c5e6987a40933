import type { FaceName } from '@yardsign/scene/font-faces';
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
import type { SizeName } from '@yardsign/scene/template';

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

/** Four designs from one function of the size. */
export function inEverySize(design: (size: SizeName) => Layer[]): Record<SizeName, { layers: Layer[] }> {
  return {
    square: { layers: design('square') },
    portrait: { layers: design('portrait') },
    story: { layers: design('story') },
    link: { layers: design('link') },
  };
}

/** Fills the part of a story that the network's own controls lie over, where nothing may stand. */
export const storyFoot = (size: SizeName): Layer[] =>
  size === 'story' ? [rect(0, 1744, 1080, 176, 'brand.primary')] : [];

/** Picks the value for a size. */
export const by = <T>(size: SizeName, values: Record<SizeName, T>): T => values[size];

export interface SignatureLook {
  ink: string;
  soft: string;
  background: LogoLayer['background'];
  /** Of the ring round the photo; none when left out. */
  ring?: string;
  nameFont?: FaceName;
  /** 1 is made for 1080 pixels of width. */
  scale?: number;
  logo?: boolean;
  align?: 'start' | 'center' | 'end';
}

/** The member's five lines, by themselves name, role and company, how to reach them; and the licence line. */
export function nameBlock(
  { ink, soft, nameFont = 'figtree-800', scale = 1, align = 'start' }: SignatureLook,
  withLicence = true,
): StackLayer {
  const side = align === 'center' ? 'center' : align === 'end' ? 'right' : 'left';
  const px = (size: number) => Math.round(size * scale);
  const body = { lineHeight: 1.28, align: side } as const;
  const children: Layer[] = [
    text('{line.A}', nameFont, [px(34), px(46)], ink, {
      maxLines: 2,
      lineHeight: 1.08,
      align: side,
      balance: true,
    }),
    text(['{line.B}', '{line.C}'], 'figtree-400', [px(24), px(27)], soft, {
      ...body,
      separator: ' · ',
      maxLines: 2,
    }),
    text(['{line.D}', '{line.E}'], 'figtree-600', [px(24), px(29)], ink, {
      ...body,
      separator: ' · ',
      maxLines: 2,
    }),
  ];
  if (withLicence) children.push(licence(soft, scale, side));
  return column(px(17), children, { grow: true, align });
}

const licence = (color: string, scale = 1, align: 'left' | 'center' | 'right' = 'left'): TextLayer =>
  text('{brand.compliance}', 'figtree-400', [Math.round(18 * scale), Math.round(20 * scale)], color, {
    lineHeight: 1.3,
    maxLines: 3,
    align,
  });

/** Photo, words, logo and the Equal Housing mark side by side; what the member has not given leaves no gap. */
export function signature(x: number, y: number, w: number, h: number, look: SignatureLook): StackLayer {
  const scale = look.scale ?? 1;
  const px = (size: number) => Math.round(size * scale);
  const ring = look.ring === undefined ? {} : { border: { color: look.ring, width: px(5), gap: px(4) } };
  const marks = column(
    px(18),
    [...(look.logo === false ? [] : [logo(px(240), px(82), look.background)]), housing(px(42), look.soft)],
    { align: 'end' },
  );
  return row(px(28), [photo(px(156), ring), nameBlock(look), marks], { x, y, w, h, align: 'center', shrink: true });
}
