import type { Layer } from '@yardsign/scene/layers';
import type { Template } from '@yardsign/scene/template';
import { by, inEverySize, oval, path, rect, signature, text } from './kit.ts';

/** Two opening quotation marks on a 200 × 150 grid. */
const QUOTES = (k: number) =>
  scalePath(
    'M0 150L0 92C0 40 26 8 78 0L86 22C58 32 46 50 46 76L80 76L80 150ZM108 150L108 92C108 40 134 8 186 0L194 22C166 32 154 50 154 76L188 76L188 150Z',
    k,
  );

function scalePath(d: string, k: number): string {
  return d.replace(/\d+/g, (n) => String(Math.round(Number(n) * k * 100) / 100));
}

export const sundayMornings: Template = {
  version: 1,
  name: 'Sunday mornings',
  texts: {
    quote: {
      en: 'A house is measured in square feet.\nA home is measured in *Sunday mornings.*',
      es: 'Una casa se mide en pies cuadrados.\nUn hogar se mide en *mañanas de domingo.*',
    },
  },
  symbols: {},
  sizes: inEverySize((size) => {
    const { W, H, m, card, quote, sign } = by(size, {
      square: { W: 1080, H: 1080, m: 72, card: 790, quote: { y: 268, h: 440, size: 104 }, sign: { h: 170, scale: 1 } },
      portrait: {
        W: 1080,
        H: 1350,
        m: 80,
        card: 1040,
        quote: { y: 320, h: 600, size: 122 },
        sign: { h: 180, scale: 1.05 },
      },
      story: {
        W: 1080,
        H: 1920,
        m: 84,
        card: 1390,
        quote: { y: 520, h: 720, size: 136 },
        sign: { h: 190, scale: 1.1 },
      },
      link: { W: 1200, H: 630, m: 64, card: 462, quote: { y: 150, h: 262, size: 72 }, sign: { h: 124, scale: 0.82 } },
    });
    const arcs: Layer[] = [1, 0.8, 0.6, 0.4].map((k, i) =>
      oval(
        W,
        by(size, { square: 250, portrait: 330, story: 520, link: 160 }),
        470 * k * (size === 'link' ? 0.8 : 1),
        470 * k * (size === 'link' ? 0.8 : 1),
        i % 2 === 0 ? 'tint(brand.primary, 0.12)' : 'brand.primary',
      ),
    );
    return [
      rect(0, 0, W, H, 'brand.primary'),
      ...arcs,
      path(QUOTES(by(size, { square: 0.72, portrait: 0.84, story: 0.95, link: 0.45 })), 'brand.onPrimary', {
        x: m,
        y: quote.y - by(size, { square: 168, portrait: 196, story: 220, link: 104 }),
        opacity: 0.9,
      }),
      text('{quote}', 'dm-serif-400', [44, quote.size], 'brand.onPrimary', {
        x: m,
        y: quote.y,
        w: W - 2 * m,
        h: quote.h,
        lineHeight: 1.1,
        maxLines: 7,
        valign: 'middle',
        emphasis: { font: 'dm-serif-400-italic' },
      }),
      ...(size === 'story'
        ? [
            rect(44, card, W - 88, 300, '#FFFFFF', {
              radius: 36,
              shadow: { x: 0, y: 18, blur: 40, color: '#00000033' },
            }),
          ]
        : [rect(0, card, W, H - card, '#FFFFFF'), rect(0, card, W, 8, 'shade(brand.primary, 0.25)')]),
      signature(m, card + by(size, { square: 62, portrait: 66, story: 50, link: 24 }), W - 2 * m, sign.h, {
        ink: '#1B221E',
        soft: '#545D58',
        background: 'standard',
        nameFont: 'fraunces-600',
        scale: sign.scale,
      }),
    ];
  }),
};
