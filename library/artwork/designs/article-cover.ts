import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import { alarm } from '../drawings/alarm.ts';
import { door } from '../drawings/door.ts';
import { folder } from '../drawings/folder.ts';
import { phish } from '../drawings/hooked-letter.ts';
import { house } from '../drawings/house.ts';
import { kitchen } from '../drawings/kitchen.ts';
import { mailbox } from '../drawings/mailbox.ts';
import { box } from '../drawings/moving-box.ts';
import { calendar, checklist, coins } from '../drawings/paper-things.ts';
import { shops } from '../drawings/shops.ts';
import { sill } from '../drawings/sill.ts';
import { key } from '../drawings/small-things.ts';
import { stamp } from '../drawings/stamp.ts';
import { valve } from '../drawings/valve.ts';
import { group, line, oval, path, rect, use } from '../kit/layers.ts';
import { filmPictures, filmSymbols } from './film-stills.ts';
import { poster, type Sheet } from '../kit/sheet.ts';
import { heading } from '../kit/words.ts';

const PAPER = '#F8F3E9';
const INK = '#24201B';
const DEEP = 'shade(brand.primary, 0.3)';
const GLASS = {
  from: [0, 0] as [number, number],
  to: [0, 1] as [number, number],
  stops: [
    [0, '#E4F1F4'],
    [1, '#A8CAD4'],
  ] as [number, string][],
};

/** What a motif stands on, so that a list of articles does not look like one article. */
type Wall = 'arch' | 'brand' | 'night' | 'sky' | 'stripes' | 'sand';

const MOTIFS: Record<string, { wall: Wall; drawing: SceneSymbol }> = {
  house: {
    wall: 'sky',
    drawing: house({
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
  },
  door: {
    wall: 'sand',
    drawing: door({
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
  },
  key: { wall: 'brand', drawing: key('#F0C457', '#B98429', '#FFFFFF') },
  neighborhood: {
    wall: 'sky',
    drawing: shops({
      walls: ['#E9A28A', '#F3D6A2', '#9DBFB6', '#D8B4C4'],
      awnings: ['brand.primary', '#3F6C7A', 'brand.primary', '#7A4E66'],
      glass: GLASS,
      frame: '#4A3B36',
      ground: '#C9B9A8',
      sign: '#E6C36A',
      leaf: '#5C8A57',
    }),
  },
  calendar: { wall: 'stripes', drawing: calendar(DEEP) },
  checklist: { wall: 'arch', drawing: checklist(DEEP) },
  coins: { wall: 'night', drawing: coins(DEEP) },
  papers: { wall: 'arch', drawing: folder },
  moving: { wall: 'stripes', drawing: box },
  water: { wall: 'sky', drawing: valve },
  garden: { wall: 'sky', drawing: mailbox },
  alarm: { wall: 'brand', drawing: alarm },
  contract: { wall: 'sand', drawing: stamp },
  window: { wall: 'night', drawing: sill },
  fraud: { wall: 'night', drawing: phish },
  kitchen: { wall: 'sand', drawing: kitchen },
};

const WALLS: Record<Wall, (w: number, h: number) => Layer[]> = {
  arch: (w, h) => [
    rect(0, 0, w, h, 'tint(brand.primary, 0.82)'),
    rect(w / 2 - h * 0.5, h * 0.1, h, h, 'tint(brand.primary, 0.64)', { radius: [h / 2, h / 2, 0, 0] }),
  ],
  brand: (w, h) => [
    rect(0, 0, w, h, 'brand.primary'),
    oval(w / 2, h * 0.56, h * 0.5, h * 0.5, 'tint(brand.primary, 0.16)'),
    oval(w / 2, h * 0.56, h * 0.38, h * 0.38, 'tint(brand.primary, 0.28)'),
  ],
  night: (w, h) => [
    rect(0, 0, w, h, {
      from: [0, 0],
      to: [0, 1],
      stops: [
        [0, '#14233F'],
        [1, '#3B5484'],
      ],
    }),
    oval(w * 0.82, h * 0.24, h * 0.09, h * 0.09, '#FFF1CF'),
    rect(0, h * 0.86, w, h * 0.14, DEEP),
  ],
  sky: (w, h) => [
    rect(0, 0, w, h, {
      from: [0, 0],
      to: [0, 1],
      stops: [
        [0, '#BFE0EC'],
        [0.8, '#F3EFDD'],
      ],
    }),
    oval(w * 0.16, h * 0.26, h * 0.1, h * 0.1, '#FFE3A3'),
    path(
      `M0 ${h * 0.86}C${w * 0.3} ${h * 0.78} ${w * 0.6} ${h * 0.92} ${w} ${h * 0.82}L${w} ${h}L0 ${h}Z`,
      'tint(brand.primary, 0.45)',
    ),
  ],
  stripes: (w, h) => [
    rect(0, 0, w, h, 'tint(brand.primary, 0.7)'),
    ...Array.from({ length: Math.ceil((w + h) / 110) }, (_, i) =>
      path(`M${i * 110 - h} ${h}L${i * 110} 0L${i * 110 + 55} 0L${i * 110 + 55 - h} ${h}Z`, 'tint(brand.primary, 0.6)'),
    ),
  ],
  sand: (w, h) => [
    rect(0, 0, w, h, '#F0DFC2'),
    oval(w * 0.5, h * 1.02, w * 0.46, h * 0.62, 'tint(brand.primary, 0.5)'),
    rect(0, h * 0.93, w, h * 0.07, '#D5BC94'),
  ],
};

function picture(w: number, h: number): Layer[] {
  return Object.entries(MOTIFS).map(([motif, { wall }]) => {
    const wide = motif === 'neighborhood' || motif === 'water';
    const art = wide
      ? use(motif, w * 0.02, h * 0.2, w * 0.96, h * 0.72)
      : use(motif, w * 0.14, h * 0.1, w * 0.72, h * 0.82);
    return group(
      0,
      0,
      w,
      h,
      [...WALLS[wall](w, h), motif === 'key' ? group(0, 0, w, h, [art], { rotate: -18 }) : art],
      { when: `motif=${motif}`, clip: 0 },
    );
  });
}

function draw(s: Sheet): Layer[] {
  const link = s.size === 'link';
  const art = link ? { x: 690, y: 0, w: 510, h: s.base } : { x: 0, y: 0, w: s.W, h: 472 };
  return [
    rect(0, 0, s.W, s.H, PAPER),
    group(art.x, art.y, art.w, art.h, [...picture(art.w, art.h), ...filmPictures(art.w, art.h)], { clip: 0 }),
    line(`M${s.m} ${link ? 86 : 530}L${s.m + 96} ${link ? 86 : 530}`, `readable(brand.primary, ${PAPER})`, 8),
    heading(s, '{title}', 'fraunces-600', link ? 92 : 76, INK, {
      x: s.m,
      y: link ? 126 : 572,
      w: link ? 580 : s.W - 2 * s.m,
      h: link ? 290 : 180,
      maxLines: link ? 5 : 3,
      lineHeight: 1.1,
    }),
  ];
}

export const articleCover = poster({
  name: 'Article cover',
  texts: {
    motif: { en: 'house', es: 'house' },
    title: { en: 'What the inspection report really tells you', es: 'Lo que de verdad dice el informe de inspección' },
  },
  symbols: {
    ...Object.fromEntries(Object.entries(MOTIFS).map(([motif, { drawing }]) => [motif, drawing])),
    ...filmSymbols,
  },
  look: { ink: INK, soft: '#5F574C', background: 'standard', nameFont: 'fraunces-600' },
  draw,
  sizes: ['square', 'link'],
});
