import type { FaceName } from '@yardsign/scene/text/font-faces';
import type { ImageLayer, Layer, LogoLayer, StackLayer } from '@yardsign/scene/layers';
import type { SizeName } from '@yardsign/scene/template/template';
import { column, housing, logo, photo, rect, row, text } from './layers.ts';
import type { Sheet } from './sheet.ts';

/** How a design wears the member's name at its foot. */
export interface FootLook {
  ink: string;
  soft: string;
  background: LogoLayer['background'];
  /** What the foot stands on: a band, or a card in a story. Left out, it stands on the drawing itself. */
  band?: string;
  /** The line along the top of the band. */
  rule?: string;
  nameFont?: FaceName;
  ring?: string;
  /** The shape of the photo; a circle when left out. */
  mask?: ImageLayer['mask'];
}

/** Where the two rows of the foot stand. The lower one is not part of what shrinks: a licence that nobody can read is none. */
const ROWS: Record<SizeName, { y: number; h: number; low: number; lowH: number; scale: number; licence: number }> = {
  square: { y: 798, h: 150, low: 964, lowH: 92, scale: 1, licence: 24 },
  portrait: { y: 1048, h: 164, low: 1228, lowH: 92, scale: 1.06, licence: 25 },
  story: { y: 1396, h: 168, low: 1580, lowH: 96, scale: 1.06, licence: 26 },
  link: { y: 464, h: 80, low: 554, lowH: 62, scale: 0.72, licence: 20 },
};

/** Photo, the member's five lines, logo; below them the licence line and the Equal Housing mark. What is not given leaves no gap. */
export function foot(sheet: Sheet, look: FootLook): Layer[] {
  const { size, W, H, m, base } = sheet;
  const { y, h, low, lowH, licence } = ROWS[size];
  const w = W - 2 * m;
  const person = (height: number, when: string): Layer => ({ ...personRow(sheet, look), x: m, y, w, h: height, when });
  return [
    ...bandOf(sheet, look),
    person(h, 'brand.compliance'),
    person(h, '!brand.compliance & brand.equalHousing'),
    person(low + lowH - y, '!brand.compliance & !brand.equalHousing'),
    row(
      licence,
      [
        text('{brand.compliance}', 'figtree-400', licence, look.soft, {
          grow: true,
          lineHeight: 1.28,
          maxLines: size === 'link' ? 2 : 3,
          balance: true,
        }),
        housing(Math.round(licence * 2.3), look.soft),
      ],
      { x: m, y: low, w, h: lowH, align: 'center' },
    ),
    ...(look.band !== undefined && look.rule !== undefined && size !== 'story' && H > base
      ? [rect(0, base, W, 6, look.rule)]
      : []),
  ];
}

function bandOf({ size, W, H, base }: Sheet, { band }: FootLook): Layer[] {
  if (band === undefined) return [];
  if (size !== 'story') return [rect(0, base, W, H - base, band)];
  return [
    rect(44, base + 12, W - 88, 340, band, { radius: 36, shadow: { x: 0, y: 16, blur: 40, color: '#0000002E' } }),
  ];
}

function personRow({ size }: Sheet, look: FootLook): StackLayer {
  const px = (length: number) => Math.round(length * ROWS[size].scale);
  const ring = look.ring === undefined ? {} : { border: { color: look.ring, width: px(5), gap: px(4) } };
  const mask = look.mask === undefined ? {} : { mask: look.mask };
  const children = [photo(px(136), { ...ring, ...mask }), lines(look, px), logo(px(216), px(84), look.background)];
  return row(px(28), children, { align: 'center', shrink: true });
}

function lines({ ink, soft, nameFont = 'figtree-800' }: FootLook, px: (length: number) => number): StackLayer {
  const joined = { separator: ' · ', lineHeight: 1.24, maxLines: 2 };
  return column(
    px(17),
    [
      text('{line.A}', nameFont, [px(34), px(46)], ink, { maxLines: 2, lineHeight: 1.08 }),
      text(['{line.B}', '{line.C}'], 'figtree-400', [px(24), px(27)], soft, joined),
      text(['{line.D}', '{line.E}'], 'figtree-600', [px(25), px(29)], ink, joined),
    ],
    { grow: true },
  );
}
