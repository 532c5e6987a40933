import { perLanguage, type Language } from '@yardsign/domain/languages';
import type { Layer } from '@yardsign/scene/layers';
import { SIZES, type SizeName, type Template } from '@yardsign/scene/template/template';
import type { Drawing } from '@yardsign/contracts/drawing-fields';

const INK = '#17251E';
const QUIET = '#53625A';
/** From the edge of a picture to its words. */
const MARGIN = 72;

/** Pixels of the foot, and of what stands in it. */
const FOOT = { tall: { h: 300, photo: 136, name: 46, line: 27 }, link: { h: 190, photo: 92, name: 32, line: 21 } };

/** Who posts it: portrait, name, how to reach them, logo; below that the licence line and the mark. */
function footOf(size: SizeName): Layer[] {
  const { width, height } = SIZES[size];
  const { h, photo, name, line } = FOOT[size === 'link' ? 'link' : 'tall'];
  const w = width - 2 * MARGIN;
  const top = height - h;
  const textOf = (text: string[], font: 'figtree-800' | 'figtree-400', px: number, color: string): Layer => ({
    type: 'text',
    text,
    separator: ' · ',
    font,
    size: [Math.round(px * 0.75), px],
    maxLines: 2,
    lineHeight: 1.2,
    color,
  });
  return [
    { type: 'rect', x: 0, y: top, w: width, h, fill: '#FFFFFF' },
    {
      type: 'stack',
      direction: 'row',
      gap: 28,
      align: 'center',
      shrink: true,
      x: MARGIN,
      y: top + 24,
      w,
      h: photo + 8,
      children: [
        { type: 'image', slot: 'photo', fit: 'cover', mask: 'circle', w: photo, h: photo },
        {
          type: 'stack',
          direction: 'column',
          gap: 14,
          grow: true,
          children: [
            textOf(['{line.A}'], 'figtree-800', name, INK),
            textOf(['{line.B}', '{line.C}'], 'figtree-400', line, QUIET),
            textOf(['{line.D}', '{line.E}'], 'figtree-400', line, INK),
          ],
        },
        { type: 'logo', w: photo * 1.5, h: photo * 0.6, background: 'standard' },
      ],
    },
    {
      type: 'stack',
      direction: 'row',
      gap: 24,
      align: 'center',
      x: MARGIN,
      y: top + photo + 44,
      w,
      h: h - photo - 60,
      children: [
        {
          type: 'text',
          text: '{brand.compliance}',
          font: 'figtree-400',
          size: size === 'link' ? 20 : 24,
          lineHeight: 1.28,
          maxLines: 3,
          grow: true,
          color: QUIET,
        },
        { type: 'mark', mark: 'equalHousing', h: size === 'link' ? 40 : 55, color: QUIET },
      ],
    },
  ];
}

function layersOf(size: SizeName): Layer[] {
  const { width, height } = SIZES[size];
  const foot = footOf(size);
  const { h } = FOOT[size === 'link' ? 'link' : 'tall'];
  return [
    { type: 'rect', x: 0, y: 0, w: width, h: height, fill: 'brand.primary' },
    {
      type: 'text',
      text: '{headline}',
      x: MARGIN,
      y: MARGIN + 24,
      w: width - 2 * MARGIN,
      h: height - h - 2 * MARGIN - 24,
      font: 'fraunces-600',
      size: [40, size === 'link' ? 84 : 120],
      lineHeight: 1.08,
      valign: 'middle',
      balance: true,
      color: 'brand.onPrimary',
    },
    ...foot,
  ];
}

/** What a new drawing begins with in every size: its title on the member's colour, who posts it, the licence line and the mark. */
export function firstDrawing(title: string, language: Language): Drawing {
  const headline = perLanguage((each) => (each === language ? title : ''));
  const sizes = Object.fromEntries(
    (Object.keys(SIZES) as SizeName[]).map((size) => [size, { layers: layersOf(size) }]),
  );
  const template = { version: 1, name: title, texts: { headline }, symbols: {}, sizes } satisfies Template;
  return { template, slots: [] };
}
