import type { Layer } from '@yardsign/scene/layers';
import type { FaceName } from '@yardsign/scene/text/font-faces';
import { column, rect, text } from '../../kit/layers.ts';
import { poster, type Sheet } from '../../kit/sheet.ts';
import { heading, kicker, paper } from '../../kit/words.ts';
import { workedOut } from './worked-out.ts';

const PAPER = '#EEF3EF';
const INK = '#17281F';
const SOFT = '#4C5A52';
const FIVE = [0, 1, 2, 3, 4] as const;
const AROUND = '{around} {loan} {at} {rate}, {steps} {step}.';
const ACCENT = `readable(brand.primary, ${PAPER})`;

/** The room of the table: where its corner is, and the width of its first column and of the others. */
function table(s: Sheet) {
  const top = s.top + { square: 196, portrait: 262, story: 330, link: 0 }[s.size];
  const x = s.m - 20;
  const w = s.W - 2 * x;
  const first = Math.round(w * 0.13);
  const note = Math.round(88 * s.k);
  const row = (s.base - 20 - note - top) / 6;
  return { top, x, first, w: (w - first) / 5, row, note: s.base - note };
}

interface CellLook {
  largest: number;
  font?: FaceName;
  color?: string;
  when?: string;
}

function cell(s: Sheet, key: string, box: { x: number; y: number; w: number; h: number }, look: CellLook): Layer {
  const { largest, font = 'barlow-condensed-600', color = INK, when } = look;
  return text(`{${key}}`, font, [Math.round(15 * s.k), Math.round(largest * s.k)], color, {
    ...box,
    align: 'center',
    valign: 'middle',
    maxLines: 1,
    ...(when !== undefined && { when }),
  });
}

/** Five loans by five rates: what each costs a month, and which of these a budget covers. */
export const buyersPurchasingPower = poster({
  name: 'Purchasing power of a buyer',
  texts: {
    loan: { en: '$400,000', es: '$400,000' },
    rate: { en: '6.5%', es: '6.5%' },
    step: { en: '0.25 points', es: '0.25 puntos' },
    budget: { en: '', es: '' },
    kicker: { en: 'Purchasing power', es: 'Poder de compra' },
    headline: { en: 'What a *loan* costs a month', es: 'Lo que cuesta al mes un *préstamo*' },
    around: { en: 'Around', es: 'Alrededor de' },
    at: { en: 'at', es: 'al' },
    steps: { en: 'in steps of', es: 'en escalones de' },
    marked: { en: 'Marked: a month within', es: 'Marcado: al mes hasta' },
    note: {
      en: 'Principal and interest, 30 years, fixed rate. Taxes, insurance and dues come on top. An example, not an offer of credit.',
      es: 'Capital e intereses, 30 años, tasa fija. Impuestos, seguros y cuotas van aparte. Es un ejemplo, no una oferta de crédito.',
    },
    ...workedOut([
      ...FIVE.flatMap((at) => [`loan${at}`, `rate${at}`]),
      ...FIVE.flatMap((row) => FIVE.flatMap((at) => [`pay${row}${at}`, `in${row}${at}`])),
    ]),
  },
  sizes: ['square', 'portrait', 'story'],
  look: { ink: INK, soft: SOFT, background: 'standard', band: '#FFFFFF', rule: 'brand.primary' },
  draw(s) {
    const { top, x, first, w, row, note } = table(s);
    const line = (at: number): Layer[] => {
      const y = top + (at + 1) * row;
      return [
        ...(at % 2 === 0 ? [rect(x, y, first + 5 * w, row, '#FFFFFF', { radius: 12 })] : []),
        cell(s, `rate${at}`, { x, y, w: first, h: row }, { largest: 32, font: 'barlow-condensed-800', color: ACCENT }),
        ...FIVE.flatMap((column) => {
          const box = { x: x + first + column * w, y, w, h: row };
          const inner = { x: box.x + 6, y: y + 6, w: w - 12, h: row - 12 };
          const mark = `in${at}${column}`;
          return [
            rect(inner.x, inner.y, inner.w, inner.h, 'brand.primary', { radius: 10, when: mark }),
            cell(s, `pay${at}${column}`, inner, { largest: 34, when: `!${mark}` }),
            cell(s, `pay${at}${column}`, inner, { largest: 34, when: mark, color: 'brand.onPrimary' }),
          ];
        }),
      ];
    };
    return [
      paper(s, PAPER),
      rect(0, 0, s.W, 14 * s.k, 'brand.primary'),
      column(
        28 * s.k,
        [
          kicker(s, '{kicker}', ACCENT),
          heading(s, '{headline}', 'dm-serif-400', 68, INK, {
            maxLines: 2,
            emphasis: { font: 'dm-serif-400-italic', color: ACCENT },
          }),
          text(`${AROUND} {marked} {budget}.`, 'figtree-400', [Math.round(16 * s.k), Math.round(25 * s.k)], SOFT, {
            maxLines: 2,
            lineHeight: 1.25,
            when: 'budget',
          }),
          text(AROUND, 'figtree-400', [Math.round(16 * s.k), Math.round(25 * s.k)], SOFT, {
            maxLines: 2,
            lineHeight: 1.25,
            when: '!budget',
          }),
        ],
        { x: s.m, y: s.top - 10, w: s.W - 2 * s.m, h: top - s.top, shrink: true },
      ),
      ...FIVE.map((at) =>
        cell(
          s,
          `loan${at}`,
          { x: x + first + at * w + 4, y: top, w: w - 8, h: row },
          { largest: 30, font: 'barlow-condensed-800' },
        ),
      ),
      ...FIVE.flatMap(line),
      text('{note}', 'figtree-400', [Math.round(16 * s.k), Math.round(22 * s.k)], SOFT, {
        x: s.m,
        y: note + 14,
        w: s.W - 2 * s.m,
        maxLines: 3,
        lineHeight: 1.28,
      }),
    ];
  },
});
