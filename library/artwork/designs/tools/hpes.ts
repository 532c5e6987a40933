import type { Layer } from '@yardsign/scene/layers';
import { column, rect, row, text } from '../../kit/layers.ts';
import { poster, type Sheet } from '../../kit/sheet.ts';
import { heading, kicker, paper } from '../../kit/words.ts';
import { workedOut } from './worked-out.ts';

const PAPER = '#F3EFE6';
const INK = '#2A2318';
const SOFT = '#5D5344';
const HONEY = '#FFD58A';
const ACCENT = `readable(brand.primary, ${PAPER})`;
const FIVE = [0, 1, 2, 3, 4] as const;
const COLUMNS = ['year', 'low', 'average', 'high', 'value'] as const;

function table(s: Sheet) {
  const top = s.top + { square: 214, portrait: 300, story: 380, link: 0 }[s.size];
  const x = s.m - 20;
  const note = Math.round(70 * s.k);
  const line = (s.base - 16 - note - top) / 6;
  return { top, x, w: (s.W - 2 * x) / COLUMNS.length, line, note: s.base - note };
}

/** Says that the figures are invented, where they are. */
function tag({ k }: Sheet): Layer {
  return row(0, [text('{sample}', 'figtree-800', Math.round(22 * k), INK, { maxLines: 1 })], {
    padding: [10 * k, 16 * k, 10 * k, 16 * k],
    background: { fill: HONEY, radius: 8 },
    when: 'sample',
  });
}

/** What forecasters expect of home prices in the next five years, and what a home of the member's choice would be worth then. */
export const hpes = poster({
  name: 'What forecasters expect of home prices',
  texts: {
    price: { en: '$400,000', es: '$400,000' },
    kicker: { en: 'Home price expectations', es: 'Expectativas de precios' },
    if: { en: 'If', es: 'Si' },
    follows: { en: 'follows *the forecasts*', es: 'sigue *los pronósticos*' },
    lead: {
      en: 'Change a year that forecasters expect, and what the average of them would make of it.',
      es: 'El cambio anual que esperan los analistas, y en cuánto quedaría con su promedio.',
    },
    yearHead: { en: 'Year', es: 'Año' },
    lowHead: { en: 'Lowest', es: 'Más bajo' },
    averageHead: { en: 'Average', es: 'Promedio' },
    highHead: { en: 'Highest', es: 'Más alto' },
    valueHead: { en: 'Value', es: 'Valor' },
    note: {
      en: 'Forecasts are opinions, not promises; no home follows an average.',
      es: 'Los pronósticos son opiniones, no promesas; ninguna casa sigue un promedio.',
    },
    ...workedOut([...['sample', 'source'], ...FIVE.flatMap((at) => COLUMNS.map((column) => `${column}${at}`))]),
  },
  sizes: ['square', 'portrait', 'story'],
  look: { ink: INK, soft: SOFT, background: 'standard', band: '#FFFFFF', rule: 'brand.primary' },
  draw(s) {
    const { top, x, w, line, note } = table(s);
    const cell = (key: string, at: number, y: number, isHead: boolean): Layer => {
      const isStrong = isHead || key.startsWith('value') || key.startsWith('year');
      return text(
        `{${key}}`,
        isStrong ? 'barlow-condensed-800' : 'barlow-condensed-600',
        [Math.round(16 * s.k), Math.round((isHead ? 28 : 36) * s.k)],
        isHead ? SOFT : key.startsWith('value') ? ACCENT : INK,
        { x: x + at * w + 4, y, w: w - 8, h: line, align: 'center', valign: 'middle', maxLines: 1 },
      );
    };
    return [
      paper(s, PAPER),
      rect(0, 0, s.W, 14 * s.k, 'brand.primary'),
      column(
        28 * s.k,
        [
          row(20, [tag(s), { ...kicker(s, '{kicker}', ACCENT), grow: true }], { align: 'center', w: s.W - 2 * s.m }),
          heading(s, '{if} {price} {follows}', 'dm-serif-400', 66, INK, {
            maxLines: 2,
            emphasis: { font: 'dm-serif-400-italic', color: ACCENT },
          }),
          text('{lead}', 'figtree-400', [Math.round(16 * s.k), Math.round(25 * s.k)], SOFT, {
            maxLines: 2,
            lineHeight: 1.25,
          }),
        ],
        { x: s.m, y: s.top - 10, w: s.W - 2 * s.m, h: top - s.top, shrink: true },
      ),
      ...COLUMNS.map((column, at) => cell(`${column}Head`, at, top, true)),
      ...FIVE.flatMap((year) => {
        const y = top + (year + 1) * line;
        return [
          ...(year % 2 === 0 ? [rect(x, y, 5 * w, line, '#FFFFFF', { radius: 12, when: `year${year}` })] : []),
          ...COLUMNS.map((column, at) => cell(`${column}${year}`, at, y, false)),
        ];
      }),
      text(['{source}.', '{note}'], 'figtree-400', [Math.round(16 * s.k), Math.round(22 * s.k)], SOFT, {
        x: s.m,
        y: note + 14,
        w: s.W - 2 * s.m,
        separator: ' ',
        maxLines: 2,
        lineHeight: 1.28,
      }),
    ];
  },
});
