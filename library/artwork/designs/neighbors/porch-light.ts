import type { Layer } from '@yardsign/scene/layers';
import { house } from '../../drawings/house.ts';
import { fir, tree } from '../../drawings/trees.ts';
import { column, group, oval, rect, use } from '../../kit/layers.ts';
import { isTall, poster } from '../../kit/sheet.ts';
import { body, glow, ground, heading } from '../../kit/words.ts';

const NIGHT = '#0E1A30';
const GLOW = '#FFCF7A';

const stars = (x: number, y: number, columns: number, rows: number, opacity: number, r: number): Layer => ({
  type: 'repeat',
  x,
  y,
  columns,
  rows,
  stepX: 143,
  stepY: 89,
  stagger: 67,
  opacity,
  child: oval(r, r, r, r, '#FFFFFF'),
});

export const porchLight = poster({
  name: 'Porch light',
  texts: {
    headline: { en: 'The porch light is *always on.*', es: 'La luz del porche *siempre está encendida.*' },
    line: {
      en: 'Thinking about a move, or just wondering? Ask me anything.',
      es: '¿Piensa en mudarse o solo tiene una duda? Pregúnteme con confianza.',
    },
  },
  symbols: {
    house: house({
      wall: '#33456B',
      side: '#2A3A5C',
      roof: '#18233C',
      trim: '#4A5E88',
      door: 'readable(brand.primary, #33456B)',
      window: {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#FFE7AE'],
          [1, '#FFB84D'],
        ],
      },
      frame: '#23304D',
      bush: '#1B2C3F',
      bushDark: '#142233',
      stone: '#4A5877',
    }),
    tree: tree('#1A2A44', '#223557', '#141F35'),
    fir: fir('#16253D', '#122036', '#0F1A2D'),
  },
  look: { ink: '#FFFFFF', soft: '#C9D3E6', background: 'dark', ring: GLOW },
  draw(s) {
    const artW = { square: 540, portrait: 690, story: 800, link: 460 }[s.size];
    const x = s.W - artW - (isTall(s) ? 100 : 40);
    const floor = s.base + 4;
    const h = artW * 0.72;
    return [
      rect(0, 0, s.W, s.H, {
        from: [0, 0],
        to: [0, s.base / s.H],
        stops: [
          [0, '#0B1430'],
          [0.55, '#27406E'],
          [0.86, '#8A6C86'],
          [1, '#F0AE6B'],
        ],
      }),
      group(0, 0, s.W, s.base * 0.6, [stars(24, 36, 9, 12, 0.5, 1.8), stars(90, 70, 8, 11, 0.85, 1.2)], { clip: 0 }),
      glow(x + artW * 0.42, floor - h * 0.3, artW * 0.72, '#FFC76E', '99'),
      use('fir', x - artW * 0.28, floor - h * 0.62, artW * 0.3, h * 0.62),
      use('fir', x - artW * 0.42, floor - h * 0.42, artW * 0.24, h * 0.42),
      use('tree', x + artW * 0.84, floor - h * 0.72, artW * 0.34, h * 0.72),
      ground(s, s.base - 8, NIGHT, 40),
      use('house', x, floor - h, artW, h),
      column(
        44 * s.k,
        [
          heading(s, '{headline}', 'dm-serif-400', s.size === 'link' ? 112 : 106, '#FFF3DC', {
            maxLines: s.size === 'link' ? 3 : 2,
            lineHeight: 1.08,
            emphasis: { font: 'dm-serif-400-italic', color: GLOW },
          }),
          body(s, '{line}', '#F4E7D3', { w: s.size === 'square' ? 440 : s.size === 'link' ? 540 : 780 }),
        ],
        { x: s.m, y: s.top, w: s.size === 'link' ? 620 : s.W - 2 * s.m },
      ),
    ];
  },
});
