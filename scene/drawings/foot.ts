import type { Layer } from '../layers.ts';
import { SIZES, type SizeName } from '../template/template.ts';

export const INK = '#17251E';
export const QUIET = '#53625A';
/** From the edge of a picture to its words. */
export const MARGIN = 72;

/** Pixels of the foot, and of what stands in it. */
const FOOT = { tall: { h: 300, photo: 136, name: 46, line: 27 }, link: { h: 190, photo: 92, name: 32, line: 21 } };

/** Pixels from the bottom of a picture that the foot takes. */
export const footHeight = (size: SizeName): number => FOOT[size === 'link' ? 'link' : 'tall'].h;

/** Who posts it: portrait, name, how to reach them, logo; below that the licence line and the mark. */
export function footOf(size: SizeName): Layer[] {
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
