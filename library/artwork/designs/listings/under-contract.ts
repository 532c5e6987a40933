import type { Layer } from '@yardsign/scene/layers';
import { house } from '../../drawings/house.ts';
import { column, line, oval, path, row, text, use } from '../../kit/layers.ts';
import { isTall, poster, type Sheet } from '../../kit/sheet.ts';
import { body, fact, ground, heading, paper } from '../../kit/words.ts';

const PAPER = '#F7F3EA';
const INK = '#1E2A2F';
const STEPS = ['{one}', '{two}', '{three}', '{four}'];

export const underContract = poster({
  name: 'Under contract',
  texts: {
    headline: { en: 'Under *contract*', es: 'Con *contrato firmado*' },
    line: {
      en: 'An offer was accepted. The road from here to the keys:',
      es: 'Se aceptó una oferta. Así sigue el camino hasta las llaves:',
    },
    place: { en: 'Sycamore Lane', es: 'Sycamore Lane' },
    one: { en: 'Inspection', es: 'Inspección' },
    two: { en: 'Appraisal', es: 'Avalúo' },
    three: { en: 'Loan approval', es: 'Préstamo aprobado' },
    four: { en: 'Closing day', es: 'Día del cierre' },
  },
  symbols: {
    house: house({
      wall: '#FFFDF6',
      side: '#F1E7D6',
      roof: 'shade(brand.primary, 0.3)',
      trim: '#FFFFFF',
      door: 'brand.primary',
      window: '#CFE1E6',
      frame: '#FFFFFF',
      bush: '#8CAF7A',
      bushDark: '#6F9663',
      stone: '#D9CBB6',
    }),
  },
  look: { ink: INK, soft: '#56626A', background: 'standard', band: '#FFFFFF', rule: 'brand.primary' },
  draw(s) {
    const link = s.size === 'link';
    const width = link ? 500 : s.W - 2 * s.m;
    return [
      paper(s, PAPER),
      ...(link
        ? []
        : [
            ground(s, s.base - 40 * s.k, '#DDE5CF', 40),
            use('house', s.W * 0.52, s.base - s.W * 0.31, s.W * 0.43, s.W * 0.3),
          ]),
      ...road(s, link ? 640 : s.m, link ? 56 : { square: 350, portrait: 440, story: 700, link: 0 }[s.size]),
      column(
        34 * s.k,
        [
          heading(s, '{headline}', 'dm-serif-400', link ? 104 : 112, INK, {
            maxLines: link ? 2 : 1,
            emphasis: { font: 'dm-serif-400-italic', color: `readable(brand.primary, ${PAPER})` },
          }),
          fact(s, '{place}', 'figtree-800', 31, INK, { maxLines: link ? 3 : 1 }),
          body(s, '{line}', '#45525A', { maxLines: 3 }),
        ],
        { x: s.m, y: s.top + (link ? 20 : 0), w: width },
      ),
    ];
  },
});

/** Four stops on a dashed line; the last is the house. */
function road(s: Sheet, x: number, y: number): Layer[] {
  const step = (s.base - y - (isTall(s) ? 90 : 30) * s.k) / STEPS.length;
  const r = Math.min(34 * s.k, step * 0.4);
  const at = (i: number) => y + step * (i + 0.5);
  const stop = (i: number): Layer[] => {
    const last = i === STEPS.length - 1;
    const cx = x + r + 6;
    return [
      oval(cx, at(i), r, r, last ? 'brand.primary' : '#FFFFFF', {
        stroke: { color: 'readable(brand.primary, #F7F3EA)', width: 5 },
      }),
      last
        ? path(
            `M${cx - r * 0.5} ${at(i) + r * 0.45}L${cx - r * 0.5} ${at(i) - r * 0.05}L${cx} ${at(i) - r * 0.5}L${cx + r * 0.5} ${at(i) - r * 0.05}L${cx + r * 0.5} ${at(i) + r * 0.45}Z`,
            'brand.onPrimary',
          )
        : text(String(i + 1), 'figtree-800', r * 0.9, INK, {
            x: cx - r,
            y: at(i) - r,
            w: 2 * r,
            h: 2 * r,
            align: 'center',
            valign: 'middle',
          }),
    ];
  };
  return [
    line(`M${x + r + 6} ${at(0)}L${x + r + 6} ${at(STEPS.length - 1)}`, '#B9B3A4', 6, {
      stroke: { color: '#B9B3A4', width: 6, dash: [4, 18], cap: 'round' },
    }),
    ...STEPS.flatMap((_, i) => stop(i)),
    ...STEPS.map((label, i) =>
      row(
        0,
        [
          text(label, i === STEPS.length - 1 ? 'figtree-800' : 'figtree-600', Math.round(36 * s.k), INK, {
            maxLines: 1,
          }),
        ],
        { x: x + r * 2 + 44 * s.k, y: at(i) - r, h: 2 * r, align: 'center' },
      ),
    ),
  ];
}
