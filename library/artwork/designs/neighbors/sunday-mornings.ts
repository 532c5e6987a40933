import { sill } from '../../drawings/sill.ts';
import { rect, text, use } from '../../kit/layers.ts';
import { isTall, poster } from '../../kit/sheet.ts';
import { glow, paper } from '../../kit/words.ts';

export const sundayMornings = poster({
  name: 'Sunday mornings',
  texts: {
    quote: {
      en: 'A house is measured in square feet.\nA home is measured in *Sunday mornings.*',
      es: 'Una casa se mide en pies cuadrados.\nUn hogar se mide en *mañanas de domingo.*',
    },
  },
  symbols: { sill },
  look: { ink: '#1B221E', soft: '#545D58', background: 'standard', nameFont: 'fraunces-600', band: '#FFFFFF' },
  draw(s) {
    const link = s.size === 'link';
    const art = { square: 700, portrait: 900, story: 1000, link: 640 }[s.size];
    const words = { square: 300, portrait: 400, story: 480, link: 330 }[s.size];
    return [
      paper(s, 'brand.primary'),
      glow(s.W * 0.72, s.base - art * 0.26, art * 0.62, '#FFF1C8', '88'),
      ...(isTall(s) ? [rect(0, s.base - 10, s.W, s.H - s.base + 10, 'shade(brand.primary, 0.18)')] : []),
      use('sill', s.W - art - (link ? 10 : 20), s.base - art * 0.511 + (isTall(s) ? 6 : 12), art, art * 0.511),
      text('{quote}', 'dm-serif-400', [Math.round(40 * s.k), Math.round(88 * s.k)], 'brand.onPrimary', {
        x: s.m,
        y: s.top,
        w: link ? 560 : s.W - 2 * s.m,
        h: words,
        lineHeight: 1.1,
        maxLines: 7,
        balance: true,
        emphasis: { font: 'dm-serif-400-italic' },
      }),
    ];
  },
});
