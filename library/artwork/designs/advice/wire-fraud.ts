import { phish } from '../../drawings/hooked-letter.ts';
import { column, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { heading, item, paper } from '../../kit/words.ts';

const INK = '#FFFFFF';
const DARK = '#1C2430';

export const wireFraud = poster({
  name: 'Before you wire',
  texts: {
    headline: { en: '“New wiring instructions”? Stop.', es: '¿“Nuevas instrucciones de pago”? Alto.' },
    one: { en: 'Do not answer the message', es: 'No responda el mensaje' },
    two: { en: 'Call a number you found yourself', es: 'Llame a un número que usted buscó' },
    three: { en: 'Have the account read to you', es: 'Pida que le lean la cuenta' },
    four: {
      en: 'Sent it already? Your bank first, then IC3.gov',
      es: '¿Ya lo envió? Primero su banco; luego, IC3.gov',
    },
  },
  symbols: { phish },
  look: { ink: INK, soft: '#C6CEDA', background: 'dark', band: '#28323F', rule: 'readable(brand.primary, #1C2430)' },
  draw(s) {
    const { words } = split(s, 'over');
    const badge = { fill: 'brand.primary', ink: 'brand.onPrimary' };
    const art = { square: 350, portrait: 430, story: 520, link: 330 }[s.size];
    const top = { square: 330, portrait: 430, story: 700, link: 0 }[s.size];
    const items = ['{one}', '{two}', '{three}', '{four}'].map((value, i) =>
      item(s, value, INK, { ...badge, number: i + 1 }),
    );
    const title = heading(s, '{headline}', 'barlow-condensed-800', s.size === 'link' ? 92 : 108, INK, {
      uppercase: true,
      lineHeight: 0.98,
      maxLines: 3,
    });
    const link = s.size === 'link';
    return [
      paper(s, DARK),
      use('phish', s.W - art - (link ? 40 : 30), isTall(s) ? s.base - art - 40 : link ? 40 : top - 40, art, art),
      link
        ? column(28, [title, column(14, items)], { x: s.m, y: 50, w: 700 })
        : column(0, [title], { x: words.x, y: words.y, w: words.w }),
      ...(link ? [] : [column(26 * s.k, items, { x: s.m, y: top + 30, w: isTall(s) ? s.W * 0.66 : 560 })]),
    ];
  },
});
