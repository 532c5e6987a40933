import { phish } from '../../drawings/hooked-letter.ts';
import { column, use } from '../../kit/layers.ts';
import { isTall, poster } from '../../kit/sheet.ts';
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
    const link = s.size === 'link';
    const badge = { fill: 'readable(brand.primary, #1C2430)', ink: DARK };
    const art = { square: 330, portrait: 400, story: 440, link: 330 }[s.size];
    const items = ['{one}', '{two}', '{three}', '{four}'].map((value, i) =>
      item(s, value, INK, { ...badge, number: i + 1 }),
    );
    const title = heading(s, '{headline}', 'barlow-condensed-800', link ? 92 : 104, INK, {
      uppercase: true,
      lineHeight: 0.98,
      maxLines: 3,
    });
    // Beside the hook and its letter, which hang at the lower right.
    const beside = { square: 626, portrait: 540, story: 670, link: 640 }[s.size];
    const list = column((link ? 18 : 24) * s.k, items, { w: beside });
    return [
      paper(s, DARK),
      use('phish', s.W - art - 36, link ? 40 : s.base - art - 36 * s.k, art, art),
      column((isTall(s) ? 60 : 40) * s.k, [title, list], { x: s.m, y: s.top, w: link ? 700 : s.W - 2 * s.m }),
    ];
  },
});
