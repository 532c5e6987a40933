import type { Layer } from '@yardsign/scene/layers';
import type { Template } from '@yardsign/scene/template';
import { cloud, house, tree } from './art.ts';
import { by, column, group, inEverySize, oval, path, rect, row, signature, storyFoot, text, use } from './kit.ts';

export const justListed: Template = {
  version: 1,
  name: 'Just listed',
  texts: {
    headline: { en: 'Just *listed*', es: 'Nueva *en venta*' },
    place: { en: 'Ask me for the address', es: 'Pídame la dirección' },
    facts: { en: 'New on the market this week', es: 'Nueva en el mercado esta semana' },
    call: { en: 'Photos, price and floor plan on request', es: 'Pídame fotos, precio y plano' },
  },
  symbols: {
    house: house({
      wall: '#FFF8EC',
      side: '#F6E7CF',
      roof: '#B4533A',
      trim: '#FFFFFF',
      door: 'brand.primary',
      window: {
        from: [0, 0],
        to: [1, 1],
        stops: [
          [0, '#CDE6EE'],
          [1, '#8FBFD0'],
        ],
      },
      frame: '#FFFFFF',
      bush: '#6C9A5B',
      bushDark: '#4F7F49',
      stone: '#D9CBB6',
    }),
    tree: tree('#5E9155', '#79AA68', '#8A5E3C'),
    cloud: cloud('#FFFFFF'),
  },
  sizes: inEverySize((size) => {
    const { W, H, arch, words, sign } = by(size, {
      square: {
        W: 1080,
        H: 1080,
        arch: { x: 72, y: 72, w: 456, h: 700 },
        words: { x: 588, y: 72, w: 420, h: 700, size: [90, 168] },
        sign: { x: 72, y: 838, w: 936, h: 180 },
      },
      portrait: {
        W: 1080,
        H: 1350,
        arch: { x: 80, y: 340, w: 920, h: 700 },
        words: { x: 80, y: 92, w: 920, h: 220, size: [100, 170] },
        sign: { x: 80, y: 1106, w: 920, h: 184 },
      },
      story: {
        W: 1080,
        H: 1920,
        arch: { x: 84, y: 560, w: 912, h: 830 },
        words: { x: 84, y: 270, w: 912, h: 260, size: [110, 180] },
        sign: { x: 84, y: 1450, w: 912, h: 200 },
      },
      link: {
        W: 1200,
        H: 630,
        arch: { x: 48, y: 52, w: 404, h: 526 },
        words: { x: 496, y: 62, w: 650, h: 320, size: [80, 124] },
        sign: { x: 496, y: 414, w: 650, h: 164 },
      },
    });
    const wide = size === 'portrait' || size === 'story';
    const radius = wide ? 60 : arch.w / 2;
    const ground = arch.h * (wide ? 0.82 : 0.8);
    const hw = wide ? arch.w * 0.68 : arch.w * 0.94;
    const hh = hw * 0.72;
    const scene: Layer[] = [
      rect(0, 0, arch.w, arch.h, {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#BFE0EC'],
          [0.7, '#F3EFDD'],
        ],
      }),
      oval(arch.w * 0.74, arch.h * 0.26, arch.w * 0.09, arch.w * 0.09, '#FFE3A3'),
      use('cloud', arch.w * 0.1, arch.h * 0.16, arch.w * 0.3, 70, { opacity: 0.9 }),
      use('cloud', arch.w * 0.56, arch.h * 0.3, arch.w * 0.24, 56, { opacity: 0.75 }),
      path(
        `M0 ${ground - 40}C${arch.w * 0.3} ${ground - 110} ${arch.w * 0.6} ${ground - 20} ${arch.w} ${ground - 90}L${arch.w} ${arch.h}L0 ${arch.h}Z`,
        '#B9D39B',
      ),
      use('tree', arch.w * (wide ? 0.02 : -0.08), ground - hh * 0.84, hw * 0.34, hh * 0.84),
      use('tree', arch.w * (wide ? 0.8 : 0.82), ground - hh * 0.66, hw * 0.3, hh * 0.66),
      path(
        `M0 ${ground}C${arch.w * 0.4} ${ground - 24} ${arch.w * 0.7} ${ground + 8} ${arch.w} ${ground - 10}L${arch.w} ${arch.h}L0 ${arch.h}Z`,
        '#8FB873',
      ),
      path(
        `M${arch.w / 2 - hw * 0.17} ${ground + 12}L${arch.w / 2} ${ground + 12}L${arch.w / 2 + hw * 0.12} ${arch.h}L${arch.w / 2 - hw * 0.36} ${arch.h}Z`,
        '#E8DCC4',
      ),
      use('house', (arch.w - hw) / 2, ground - hh + 16, hw, hh),
    ];
    const head = text('{headline}', 'dm-serif-400', words.size as [number, number], '#2A211C', {
      w: words.w,
      h: by(size, { square: 360, portrait: 130, story: 140, link: 110 }),
      lineHeight: 0.98,
      maxLines: size === 'square' ? 2 : 1,
      emphasis: { font: 'dm-serif-400-italic', color: 'readable(brand.primary, #FAF3E7)' },
    });
    const facts = text(
      '{facts}',
      'figtree-600',
      by(size, { square: 33, portrait: 35, story: 40, link: 29 }),
      '#2A211C',
      { lineHeight: 1.34, maxLines: 3, ...(wide ? {} : { w: words.w }) },
    );
    const pill = row(
      0,
      [
        text(
          '{place}',
          'figtree-800',
          [20, by(size, { square: 30, portrait: 34, story: 38, link: 26 })],
          'brand.onPrimary',
          { maxLines: 1 },
        ),
      ],
      {
        padding: by(size, {
          square: [26, 34, 26, 34],
          portrait: [26, 34, 26, 34],
          story: [30, 40, 30, 40],
          link: [20, 28, 20, 28],
        }) as [number, number, number, number],
        background: { fill: 'brand.primary', radius: 60 },
      },
    );
    const call = text('{call}', 'figtree-400', by(size, { square: 27, portrait: 28, story: 32, link: 24 }), '#6B5F55', {
      maxLines: 2,
      lineHeight: 1.3,
    });
    return [
      rect(0, 0, W, H, '#FAF3E7'),
      group(arch.x, arch.y, arch.w, arch.h, scene, { clip: wide ? radius : [radius, radius, 24, 24] }),
      wide
        ? column(30, [head, facts], { x: words.x, y: words.y, w: words.w })
        : column(
            by(size, { square: 44, portrait: 0, story: 0, link: 30 }),
            size === 'link' ? [head, facts, pill] : [head, facts, pill, call],
            {
              x: words.x,
              y: words.y,
              w: words.w,
              h: words.h,
              justify: size === 'square' ? 'center' : 'start',
            },
          ),
      ...(wide
        ? [
            row(0, [pill], {
              x: arch.x + 36,
              y: arch.y + arch.h - by(size, { square: 0, portrait: 118, story: 134, link: 0 }),
              w: arch.w - 72,
            }),
          ]
        : []),
      ...storyFoot(size),
      signature(sign.x, sign.y, sign.w, sign.h, {
        ink: '#2A211C',
        soft: '#62574D',
        background: 'standard',
        nameFont: 'fraunces-600',
        scale: by(size, { square: 1, portrait: 1.02, story: 1.1, link: 0.84 }),
      }),
    ];
  }),
};
