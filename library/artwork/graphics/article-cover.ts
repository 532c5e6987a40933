import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import type { Template } from '@yardsign/scene/template';
import { door, house, key, shops } from './art.ts';
import { column, group, line, logo, oval, path, photo, rect, row, text, use } from './kit.ts';

const MOTIFS = ['house', 'key', 'door', 'neighborhood', 'calendar', 'checklist'] as const;
const DEEP = 'shade(brand.primary, 0.3)';
const GLASS = {
  from: [0, 0],
  to: [0, 1],
  stops: [
    [0, '#E4F1F4'],
    [1, '#A8CAD4'],
  ],
} as { from: [number, number]; to: [number, number]; stops: [number, string][] };

function calendar(): SceneSymbol {
  const cells: Layer[] = Array.from({ length: 20 }, (_, i) =>
    rect(52 + (i % 5) * 62, 150 + Math.floor(i / 5) * 56, 44, 40, i === 12 ? 'brand.primary' : '#E9E3D7', {
      radius: 8,
    }),
  );
  return {
    w: 400,
    h: 400,
    layers: [
      rect(20, 30, 360, 360, '#FFFFFF', { radius: 26, shadow: { x: 0, y: 14, blur: 30, color: '#00000030' } }),
      path('M20 118L20 56C20 40 32 30 46 30L354 30C368 30 380 40 380 56L380 118Z', DEEP),
      ...[110, 290].flatMap((x): Layer[] => [
        rect(x - 13, 8, 26, 60, '#FFFFFF', { radius: 13 }),
        rect(x - 7, 14, 14, 48, '#BFB6A6', { radius: 7 }),
      ]),
      ...cells,
      path('M184 274L192 266L202 276L222 254L230 262L202 292Z', 'brand.onPrimary'),
    ],
  };
}

function checklist(): SceneSymbol {
  const rows: Layer[] = [0, 1, 2, 3].flatMap((i): Layer[] => [
    rect(74, 120 + i * 66, 40, 40, i < 3 ? 'brand.primary' : '#E9E3D7', { radius: 10 }),
    ...(i < 3
      ? [
          path(
            `M${84} ${141 + i * 66}L${89} ${136 + i * 66}L${93} ${140 + i * 66}L${101} ${131 + i * 66}L${106} ${136 + i * 66}L${93} ${150 + i * 66}Z`,
            'brand.onPrimary',
          ),
        ]
      : []),
    rect(132, 128 + i * 66, i % 2 === 0 ? 196 : 150, 12, '#CFC7B8', { radius: 6 }),
    rect(132, 148 + i * 66, i % 2 === 0 ? 120 : 170, 9, '#E6E0D4', { radius: 5 }),
  ]);
  return {
    w: 400,
    h: 420,
    layers: [
      rect(34, 34, 332, 376, DEEP, { radius: 26, shadow: { x: 0, y: 14, blur: 30, color: '#00000030' } }),
      rect(52, 62, 296, 330, '#FFFFFF', { radius: 12 }),
      rect(130, 18, 140, 56, '#4D4A45', { radius: 14 }),
      oval(200, 30, 22, 22, '#4D4A45'),
      oval(200, 32, 9, 9, '#F5EFE3'),
      ...rows,
    ],
  };
}

const art = (motif: string, w: number, h: number): Layer[] => {
  const is = { when: `motif=${motif}` };
  if (motif === 'neighborhood') return [use('neighborhood', -w * 0.1, h * 0.24, w * 1.3, h * 0.72, is)];
  if (motif === 'door') return [use('door', w * 0.04, h * 0.02, w * 0.92, h * 0.96, is)];
  if (motif === 'key')
    return [group(0, 0, w, h, [use('key', w * 0.04, h * 0.26, w * 0.92, h * 0.5)], { rotate: -24, ...is })];
  return [use(motif, w * 0.02, h * 0.08, w * 0.96, h * 0.86, is)];
};

export const articleCover: Template = {
  version: 1,
  name: 'Article cover',
  texts: {
    motif: { en: 'house', es: 'house' },
    title: { en: 'What the inspection report really tells you', es: 'Lo que de verdad dice el informe de inspección' },
    kicker: { en: 'Worth knowing', es: 'Vale la pena saberlo' },
  },
  symbols: {
    house: house({
      wall: '#FFF8EC',
      side: '#F3E6D0',
      roof: DEEP,
      trim: '#FFFFFF',
      door: 'brand.primary',
      window: GLASS,
      frame: '#FFFFFF',
      bush: '#7BA36C',
      bushDark: '#5C8756',
      stone: '#D9CBB6',
    }),
    door: door({
      door: 'brand.primary',
      shade: 'shade(brand.primary, 0.22)',
      frame: '#FFFDF8',
      glass: GLASS,
      metal: '#D9A441',
      step: '#B9AB98',
      stepLight: '#CFC3B1',
      pot: '#C5694A',
      leaf: '#5E8F5F',
      leafDark: '#44714A',
    }),
    key: key('#D9A441', '#B98429', DEEP),
    neighborhood: shops({
      walls: ['#E9A28A', '#F3D6A2', '#9DBFB6', '#D8B4C4'],
      awnings: ['brand.primary', '#3F6C7A', 'brand.primary', '#7A4E66'],
      glass: GLASS,
      frame: '#4A3B36',
      ground: '#C9B9A8',
      sign: '#E6C36A',
      leaf: '#5C8A57',
    }),
    calendar: calendar(),
    checklist: checklist(),
  },
  sizes: {
    square: {
      layers: [
        rect(0, 0, 1080, 1080, '#F6F0E4'),
        rect(0, 0, 1080, 560, 'tint(brand.primary, 0.82)'),
        oval(540, 330, 330, 330, 'tint(brand.primary, 0.66)'),
        group(
          0,
          0,
          1080,
          560,
          [
            group(
              290,
              56,
              500,
              504,
              MOTIFS.flatMap((motif) => art(motif, 500, 504)),
            ),
          ],
          { clip: 0 },
        ),
        line('M72 640L172 640', 'readable(brand.primary, #F6F0E4)', 8),
        text('{title}', 'fraunces-600', [46, 76], '#24201B', {
          x: 72,
          y: 684,
          w: 936,
          h: 200,
          lineHeight: 1.1,
          maxLines: 3,
          balance: true,
        }),
        row(
          24,
          [
            photo(84),
            column(
              12,
              [
                text('{line.A}', 'figtree-800', [24, 32], '#24201B', { maxLines: 1 }),
                text(['{line.B}', '{line.C}'], 'figtree-400', [18, 23], '#5F574C', {
                  separator: ' · ',
                  maxLines: 2,
                  lineHeight: 1.25,
                }),
              ],
              { grow: true },
            ),
            logo(200, 62, 'standard'),
          ],
          { x: 72, y: 934, w: 936, h: 96, align: 'center', shrink: true },
        ),
      ],
    },
    link: {
      layers: [
        rect(0, 0, 1200, 630, '#F6F0E4'),
        rect(700, 0, 500, 630, 'tint(brand.primary, 0.82)'),
        oval(950, 320, 270, 270, 'tint(brand.primary, 0.66)'),
        group(
          700,
          0,
          500,
          630,
          [
            group(
              30,
              86,
              440,
              470,
              MOTIFS.flatMap((motif) => art(motif, 440, 470)),
            ),
          ],
          { clip: 0 },
        ),
        line('M64 96L150 96', 'readable(brand.primary, #F6F0E4)', 7),
        text('{title}', 'fraunces-600', [38, 66], '#24201B', {
          x: 64,
          y: 140,
          w: 580,
          h: 300,
          lineHeight: 1.1,
          maxLines: 5,
          balance: true,
        }),
        row(
          20,
          [
            photo(76),
            column(
              10,
              [
                text('{line.A}', 'figtree-800', [22, 28], '#24201B', { maxLines: 1 }),
                text(['{line.B}', '{line.C}'], 'figtree-400', [16, 20], '#5F574C', {
                  separator: ' · ',
                  maxLines: 2,
                  lineHeight: 1.25,
                }),
              ],
              { grow: true },
            ),
            logo(150, 52, 'standard'),
          ],
          { x: 64, y: 492, w: 590, h: 84, align: 'center', shrink: true },
        ),
      ],
    },
  },
};
