import type { Layer } from '@yardsign/scene/layers';
import type { Template } from '@yardsign/scene/template';
import { door } from './art.ts';
import { by, column, group, inEverySize, oval, rect, row, signature, storyFoot, text, use } from './kit.ts';

const WALL = '#EFE6D8';
const INK = '#2B2622';

/** Brickwork, faint. */
const bricks = (x: number, y: number, columns: number, rows: number): Layer => ({
  type: 'repeat',
  x,
  y,
  columns,
  rows,
  stepX: 92,
  stepY: 40,
  stagger: -46,
  opacity: 0.5,
  child: rect(0, 0, 84, 32, '#E6DAC7', { radius: 4 }),
});

export const frontDoor: Template = {
  version: 1,
  name: 'Front door',
  texts: {
    kicker: { en: 'Seller tip', es: 'Consejo para vender' },
    headline: { en: 'Sell the front door first', es: 'La puerta vende primero' },
    one: { en: 'Paint it, and polish the handle', es: 'Píntela y pula la manija' },
    two: { en: 'One good light, one clean mat', es: 'Una buena luz y un tapete limpio' },
    three: { en: 'Something green on either side', es: 'Algo verde a cada lado' },
  },
  symbols: {
    door: door({
      door: 'brand.primary',
      shade: 'shade(brand.primary, 0.22)',
      frame: '#FFFDF8',
      glass: {
        from: [0, 0],
        to: [1, 1],
        stops: [
          [0, '#CFE3EA'],
          [1, '#9CC1CF'],
        ],
      },
      metal: '#D9A441',
      step: '#B9AB98',
      stepLight: '#CFC3B1',
      pot: '#C5694A',
      leaf: '#4E7F52',
      leafDark: '#3B6643',
    }),
  },
  sizes: inEverySize((size) => {
    const { W, H, art, words, band } = by(size, {
      square: {
        W: 1080,
        H: 1080,
        art: { x: 560, y: 90, w: 540, h: 690 },
        words: { x: 72, y: 110, w: 480, head: [60, 92], h: 380 },
        band: 800,
      },
      portrait: {
        W: 1080,
        H: 1350,
        art: { x: 540, y: 290, w: 560, h: 756 },
        words: { x: 80, y: 130, w: 560, head: [72, 112], h: 470 },
        band: 1066,
      },
      story: {
        W: 1080,
        H: 1920,
        art: { x: 430, y: 620, w: 620, h: 800 },
        words: { x: 84, y: 290, w: 860, head: [80, 132], h: 300 },
        band: 1410,
      },
      link: {
        W: 1200,
        H: 630,
        art: { x: 790, y: 24, w: 380, h: 446 },
        words: { x: 64, y: 62, w: 680, head: [52, 76], h: 150 },
        band: 464,
      },
    });
    const tips = (['one', 'two', 'three'] as const).map((key, i) =>
      row(
        by(size, { square: 20, portrait: 24, story: 26, link: 16 }),
        [
          group(
            0,
            0,
            by(size, { square: 48, portrait: 56, story: 62, link: 40 }),
            by(size, { square: 48, portrait: 56, story: 62, link: 40 }),
            [
              oval(...dot(size), 'brand.primary'),
              text(
                String(i + 1),
                'figtree-800',
                by(size, { square: 26, portrait: 30, story: 33, link: 22 }),
                'brand.onPrimary',
                { x: 0, y: 0, w: 2 * dot(size)[0], h: 2 * dot(size)[0], align: 'center', valign: 'middle' },
              ),
            ],
          ),
          text(`{${key}}`, 'figtree-600', by(size, { square: 27, portrait: 32, story: 38, link: 25 }), INK, {
            grow: true,
            lineHeight: 1.22,
            maxLines: 3,
          }),
        ],
        { align: 'center' },
      ),
    );
    const tipWidth = by(size, { square: 450, portrait: 440, story: 400, link: 660 });
    return [
      rect(0, 0, W, H, WALL),
      bricks(-40, 0, Math.ceil(W / 92) + 2, Math.ceil(band / 40)),
      rect(0, 0, W * 0.78, band, {
        from: [0, 0],
        to: [1, 0],
        stops: [
          [0, WALL],
          [0.62, '#EFE6D8EE'],
          [1, '#EFE6D800'],
        ],
      }),
      oval(art.x + art.w / 2, art.y + art.h * 0.52, art.h * 0.6, art.h * 0.6, {
        center: [0.5, 0.5],
        radius: 0.5,
        stops: [
          [0, '#FFF6DFDD'],
          [1, '#FFF6DF00'],
        ],
      }),
      rect(0, band - 30, W, 30, '#C9BBA6'),
      use('door', art.x, art.y, art.w, art.h - 14),
      rect(0, band, W, H - band, '#FFFDF8'),
      rect(0, band, W, 6, 'brand.primary'),
      column(
        by(size, { square: 34, portrait: 42, story: 46, link: 26 }),
        [
          text(
            '{kicker}',
            'figtree-800',
            by(size, { square: 24, portrait: 28, story: 32, link: 22 }),
            'readable(brand.primary, #EFE6D8)',
            { uppercase: true, letterSpacing: 0.14 },
          ),
          text('{headline}', 'fraunces-600', words.head as [number, number], INK, {
            w: words.w,
            h: words.h,
            lineHeight: 1.04,
            maxLines: 4,
            balance: true,
          }),
        ],
        { x: words.x, y: words.y, w: words.w },
      ),
      column(by(size, { square: 24, portrait: 30, story: 40, link: 12 }), tips, {
        x: words.x,
        y: by(size, { square: 520, portrait: 690, story: 850, link: 280 }),
        w: tipWidth,
      }),
      ...storyFoot(size),
      signature(
        words.x,
        band + by(size, { square: 50, portrait: 52, story: 54, link: 20 }),
        W - 2 * words.x,
        by(size, { square: 190, portrait: 190, story: 200, link: 130 }),
        {
          ink: INK,
          soft: '#5F564D',
          background: 'standard',
          nameFont: 'fraunces-600',
          scale: by(size, { square: 1, portrait: 1.05, story: 1.1, link: 0.8 }),
        },
      ),
    ];
  }),
};

function dot(size: 'square' | 'portrait' | 'story' | 'link'): [number, number, number, number] {
  const r = by(size, { square: 24, portrait: 28, story: 31, link: 20 });
  return [r, r, r, r];
}
