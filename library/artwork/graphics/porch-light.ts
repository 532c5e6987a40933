import type { Layer } from '@yardsign/scene/layers';
import type { Template } from '@yardsign/scene/template';
import { fir, house, tree } from './art.ts';
import { by, group, inEverySize, oval, path, rect, signature, text, use } from './kit.ts';

const NIGHT = '#0E1A30';
const CREAM = '#FFF3DC';
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

export const porchLight: Template = {
  version: 1,
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
      door: 'brand.primary',
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
  sizes: inEverySize((size) => {
    const { W, H, ground, art, head, words } = by(size, {
      square: {
        W: 1080,
        H: 1080,
        ground: 782,
        art: { x: 500, y: 386, w: 560 },
        head: { y: 92, h: 250, size: 108 },
        words: { x: 72, w: 936, sub: 380, subW: 440 },
      },
      portrait: {
        W: 1080,
        H: 1350,
        ground: 1040,
        art: { x: 256, y: 540, w: 700 },
        head: { y: 110, h: 330, size: 132 },
        words: { x: 80, w: 920, sub: 444, subW: 780 },
      },
      story: {
        W: 1080,
        H: 1920,
        ground: 1380,
        art: { x: 226, y: 806, w: 800 },
        head: { y: 290, h: 330, size: 136 },
        words: { x: 80, w: 920, sub: 664, subW: 780 },
      },
      link: {
        W: 1200,
        H: 630,
        ground: 462,
        art: { x: 700, y: 130, w: 470 },
        head: { y: 74, h: 210, size: 88 },
        words: { x: 64, w: 610, sub: 320, subW: 540 },
      },
    });
    const artH = art.w * 0.72;
    const floor = ground + 14;
    return [
      rect(0, 0, W, H, {
        from: [0, 0],
        to: [0, ground / H],
        stops: [
          [0, '#0B1430'],
          [0.55, '#27406E'],
          [0.86, '#8A6C86'],
          [1, '#F0AE6B'],
        ],
      }),
      group(0, 0, W, ground * 0.62, [stars(24, 36, 9, 6, 0.5, 1.8), stars(90, 70, 8, 5, 0.85, 1.2)], { clip: 0 }),
      oval(W - 132, 120, 52, 52, '#FFF3D6', {
        opacity: size === 'square' || size === 'story' || size === 'portrait' ? 0 : 1,
      }),
      oval(art.x + art.w * 0.42, floor - artH * 0.3, art.w * 0.72, art.w * 0.72, {
        center: [0.5, 0.5],
        radius: 0.5,
        stops: [
          [0, '#FFC76E99'],
          [0.5, '#FFB45A33'],
          [1, '#FFB45A00'],
        ],
      }),
      use('fir', art.x - art.w * 0.28, floor - artH * 0.62, art.w * 0.3, artH * 0.62),
      use('fir', art.x - art.w * 0.42, floor - artH * 0.42, art.w * 0.24, artH * 0.42),
      use('tree', art.x + art.w * 0.84, floor - artH * 0.72, art.w * 0.34, artH * 0.72),
      path(
        `M0 ${ground}C${W * 0.3} ${ground - 46} ${W * 0.55} ${ground - 8} ${W} ${ground - 26}L${W} ${H}L0 ${H}Z`,
        NIGHT,
      ),
      use('house', art.x, floor - artH, art.w, artH),
      oval(art.x + art.w * 0.39, floor + 20, art.w * 0.22, 26, {
        center: [0.5, 0.5],
        radius: 0.5,
        stops: [
          [0, '#FFCF7AAA'],
          [1, '#FFCF7A00'],
        ],
      }),
      rect(0, floor + 4, W, H - floor, NIGHT, { opacity: 0 }),
      text('{headline}', 'dm-serif-400', [54, head.size], CREAM, {
        x: words.x,
        y: head.y,
        w: words.w,
        h: head.h,
        maxLines: size === 'link' ? 3 : 2,
        lineHeight: 1.08,
        emphasis: { font: 'dm-serif-400-italic', color: GLOW },
        valign: 'top',
        balance: true,
      }),
      text('{line}', 'figtree-400', by(size, { square: 34, portrait: 38, story: 42, link: 27 }), '#F4E7D3', {
        x: words.x,
        y: words.sub,
        w: words.subW,
        lineHeight: 1.36,
        maxLines: 4,
      }),
      signature(
        by(size, { square: 72, portrait: 80, story: 80, link: 64 }),
        by(size, { square: 850, portrait: 1116, story: 1460, link: 488 }),
        W - 2 * by(size, { square: 72, portrait: 80, story: 80, link: 64 }),
        by(size, { square: 180, portrait: 180, story: 190, link: 124 }),
        {
          ink: '#FFFFFF',
          soft: '#C9D3E6',
          background: 'dark',
          ring: GLOW,
          scale: by(size, { square: 1, portrait: 1.05, story: 1.1, link: 0.82 }),
        },
      ),
    ];
  }),
};
