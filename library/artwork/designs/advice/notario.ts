import type { Layer } from '@yardsign/scene/layers';
import { stamp } from '../../drawings/stamp.ts';
import { line, rect, column, row, text, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { body, paper } from '../../kit/words.ts';

const SAND = '#F4E8D6';
const INK = '#2C221C';

export const notario = poster({
  name: 'A notario is not an attorney',
  texts: {
    left: { en: 'Notario', es: 'Notario' },
    right: { en: 'attorney', es: 'abogado' },
    line: {
      en: 'In the United States a notary checks who signs. For legal advice before you sign, ask a licensed attorney.',
      es: 'En Estados Unidos, el notario comprueba quién firma. Para un consejo legal antes de firmar, busque un abogado con licencia.',
    },
  },
  symbols: { stamp },
  look: {
    ink: INK,
    soft: '#6A5A4C',
    background: 'standard',
    nameFont: 'fraunces-600',
    band: '#FFFFFF',
    rule: 'brand.primary',
  },
  draw(s) {
    const { words, stage } = split(s, 'over', 0.52);
    const big = Math.round((s.size === 'link' ? 84 : 106) * s.k);
    const art =
      s.size === 'link'
        ? { x: 660, y: 30, w: 500, h: 400 }
        : { x: stage.x + 120, y: stage.y, w: stage.w - 240, h: stage.h - 20 };
    const word = (value: string, color: string) => text(value, 'dm-serif-400', big, color, { maxLines: 1 });
    return [
      paper(s, SAND),
      rect(0, s.base - 30 * s.k, s.W, s.H - s.base + 30 * s.k, '#E0CDB2'),
      use('stamp', art.x, art.y, art.w, art.h),
      column(
        (isTall(s) ? 44 : 34) * s.k,
        [
          column(26 * s.k, [
            row(30 * s.k, [word('{left}', INK), unequal(big * 0.7)], { align: 'center' }),
            word('{right}', INK),
          ]),
          body(s, '{line}', '#4D4037', { maxLines: 5 }),
        ],
        { x: words.x, y: words.y, w: words.w },
      ),
    ];
  },
});

/** Two bars and a stroke through them; the typeface has no such sign. */
function unequal(side: number): Layer {
  const color = `readable(brand.primary, ${SAND})`;
  const bar = side * 0.13;
  return {
    type: 'group',
    w: side,
    h: side,
    children: [
      rect(0, side * 0.32 - bar / 2, side, bar, color, { radius: bar / 2 }),
      rect(0, side * 0.66 - bar / 2, side, bar, color, { radius: bar / 2 }),
      line(`M${side * 0.24} ${side}L${side * 0.76} 0`, color, bar),
    ],
  };
}
