import type { Layer } from '@yardsign/scene/layers';
import { foot } from '../../kit/foot.ts';
import { column, group, housing, logo, photo, rect, row, text } from '../../kit/layers.ts';
import { SHEETS } from '../../kit/sheet.ts';

/** What a film wears of a member; nothing of it is drawn for nobody. */

const { W, H } = SHEETS.story;
const WORN = 'brand.fullName';
const INK = '#1E2421';
const SOFT = '#55605A';

/** The card at the foot of every scene: photo, name, brokerage, licence line and Equal Housing mark. */
export const lowerThird: Layer = group(
  0,
  0,
  W,
  H,
  foot(SHEETS.story, { ink: INK, soft: SOFT, background: 'standard', band: '#FFFFFF', ring: 'brand.primary' }),
  { when: WORN },
);

const CARD = { x: 84, y: 620, w: 912, h: 1000 };

/** The last picture: whom to ask. */
export const endCard: Layer = group(
  CARD.x,
  CARD.y,
  CARD.w,
  CARD.h,
  [
    rect(0, 0, CARD.w, CARD.h, '#FFFFFF', {
      radius: 48,
      shadow: { x: 0, y: 18, blur: 48, color: '#00000030' },
    }),
    rect(0, 0, CARD.w, 20, 'brand.primary', { radius: [48, 48, 0, 0] }),
    column(
      44,
      [
        photo(250, { border: { color: 'brand.primary', width: 8, gap: 8 } }),
        column(
          30,
          [
            text('{brand.fullName}', 'figtree-800', [48, 72], INK, {
              maxLines: 2,
              lineHeight: 1.06,
              align: 'center',
              w: 800,
            }),
            text(['{brand.jobTitle}', '{brand.company}'], 'figtree-400', [32, 38], SOFT, {
              separator: ' · ',
              maxLines: 2,
              lineHeight: 1.22,
              align: 'center',
              w: 800,
            }),
          ],
          { align: 'center' },
        ),
        text('{brand.phone}', 'figtree-800', [44, 58], 'readable(brand.primary, #FFFFFF)', { maxLines: 1 }),
        text('{brand.website}', 'figtree-600', [32, 38], INK, { maxLines: 1, align: 'center', w: 800 }),
        logo(300, 104, 'standard', { align: 'center' }),
        row(
          30,
          [
            text('{brand.compliance}', 'figtree-400', 28, SOFT, { maxLines: 3, lineHeight: 1.28, w: 520 }),
            housing(64, SOFT),
          ],
          { align: 'center', justify: 'center' },
        ),
      ],
      { x: 56, y: 60, w: CARD.w - 112, h: CARD.h - 110, align: 'center', justify: 'center', shrink: true },
    ),
  ],
  { when: WORN },
);
