import { mailbox } from '../../drawings/mailbox.ts';
import { rect, column, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { glow, heading, item, kicker, paper } from '../../kit/words.ts';

const INK = '#24382B';

export const springCurb = poster({
  name: 'Spring, from the curb',
  texts: {
    kicker: { en: 'Stand across the street', es: 'Cruce la calle y mire' },
    headline: { en: 'Spring begins at the curb', es: 'La\u00A0primavera empieza en la\u00A0acera' },
    one: { en: 'Clean the house numbers', es: 'Limpie los números de la casa' },
    two: { en: 'Straighten the mailbox', es: 'Enderece el buzón' },
    three: { en: 'Edge the path, sweep the step', es: 'Recorte la orilla y barra el escalón' },
  },
  symbols: { mailbox },
  look: { ink: INK, soft: '#566457', background: 'standard', nameFont: 'fraunces-600', band: '#FFFFFF' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.63);
    const badge = { fill: 'brand.primary', ink: 'brand.onPrimary' };
    const items = ['{one}', '{two}', '{three}'].map((value) => item(s, value, INK, badge));
    const art = isTall(s)
      ? { x: s.W * 0.1, y: stage.y, w: s.W * 0.8, h: stage.h - 10 }
      : { x: stage.x - 10, y: stage.y, w: stage.w, h: stage.h - 10 };
    return [
      paper(s, '#DDF0F3', '#FBF6E4', 0.7),
      glow(s.W * 0.8, s.base * 0.42, s.W * 0.4, '#FFF3C4', 'EE'),
      rect(0, s.base - 26 * s.k, s.W, s.H - s.base + 26 * s.k, '#93C08A'),
      use('mailbox', art.x, art.y, art.w, art.h),
      column(
        40 * s.k,
        [
          kicker(s, '{kicker}', 'readable(brand.primary, #E4F2EE)'),
          heading(s, '{headline}', 'fraunces-600', 88, INK, { maxLines: s.size === 'square' ? 3 : 2 }),
          column(18 * s.k, items),
        ],
        { x: words.x, y: words.y, w: words.w },
      ),
    ];
  },
});
