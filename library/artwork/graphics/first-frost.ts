import type { Layer } from '@yardsign/scene/layers';
import type { Template } from '@yardsign/scene/template';
import { leaf } from './art.ts';
import { by, column, group, inEverySize, oval, rect, row, signature, storyFoot, text, use } from './kit.ts';

const FOREST = '#1F3A30';
const CREAM = '#FFF4E2';

/** Leaves along the edges; x, y, size, degrees, which. */
const FALL: Record<'square' | 'portrait' | 'story' | 'link', [number, number, number, number, string][]> = {
  square: [
    [-60, -50, 250, 10, 'rust'],
    [120, -90, 190, 60, 'gold'],
    [250, -40, 120, -30, 'olive'],
    [860, -70, 240, 100, 'gold'],
    [700, -60, 150, 40, 'rust'],
    [990, 130, 170, 170, 'olive'],
    [-70, 190, 170, -60, 'olive'],
    [1000, 330, 120, 60, 'rust'],
    [-50, 640, 130, 20, 'gold'],
    [980, 640, 170, -20, 'gold'],
  ],
  portrait: [
    [-60, -50, 290, 10, 'rust'],
    [150, -90, 210, 60, 'gold'],
    [310, -40, 130, -30, 'olive'],
    [840, -80, 290, 100, 'gold'],
    [660, -60, 170, 40, 'rust'],
    [980, 190, 200, 170, 'olive'],
    [-80, 230, 190, -60, 'olive'],
    [1000, 440, 130, 60, 'rust'],
    [-60, 860, 150, 20, 'gold'],
    [960, 880, 200, -20, 'gold'],
  ],
  story: [
    [-60, -40, 360, 10, 'rust'],
    [220, -90, 270, 60, 'gold'],
    [440, -30, 160, -30, 'olive'],
    [800, -80, 360, 100, 'gold'],
    [600, -60, 200, 40, 'rust'],
    [960, 280, 230, 170, 'olive'],
    [-90, 300, 240, -60, 'olive'],
    [1000, 640, 150, 60, 'rust'],
    [-70, 1240, 190, 20, 'gold'],
    [950, 1220, 230, -20, 'gold'],
    [420, 1750, 220, 70, 'rust'],
    [760, 1780, 260, 10, 'olive'],
    [80, 1760, 260, 140, 'gold'],
  ],
  link: [
    [-50, -50, 190, 10, 'rust'],
    [90, -70, 140, 60, 'gold'],
    [1060, -60, 200, 100, 'gold'],
    [930, -50, 120, 40, 'rust'],
    [1130, 120, 130, 170, 'olive'],
    [-60, 140, 130, -60, 'olive'],
    [1120, 340, 120, -20, 'gold'],
    [-40, 360, 110, 20, 'gold'],
  ],
};

export const firstFrost: Template = {
  version: 1,
  name: 'Before the first frost',
  texts: {
    kicker: { en: 'A Saturday well spent', es: 'Un sábado bien aprovechado' },
    headline: { en: 'Before the *first frost*', es: 'Antes de la *primera helada*' },
    one: { en: 'Clear the gutters', es: 'Limpie las canaletas' },
    two: { en: 'Disconnect the hoses', es: 'Desconecte las mangueras' },
    three: { en: 'Have the furnace serviced', es: 'Mande revisar la calefacción' },
    four: { en: 'Test every alarm', es: 'Pruebe cada alarma' },
  },
  symbols: { rust: leaf('#C9572E', '#8E3718'), gold: leaf('#E5A336', '#B37415'), olive: leaf('#7E8C46', '#566029') },
  sizes: inEverySize((size) => {
    const { W, H, m, foot, head, list } = by(size, {
      square: {
        W: 1080,
        H: 1080,
        m: 72,
        foot: 806,
        head: { y: 196, h: 250, size: 118 },
        list: { y: 516, gap: 26, font: 33, cols: 2 },
      },
      portrait: {
        W: 1080,
        H: 1350,
        m: 80,
        foot: 1066,
        head: { y: 280, h: 330, size: 142 },
        list: { y: 690, gap: 36, font: 36, cols: 2 },
      },
      story: {
        W: 1080,
        H: 1920,
        m: 84,
        foot: 1420,
        head: { y: 470, h: 360, size: 152 },
        list: { y: 940, gap: 44, font: 44, cols: 1 },
      },
      link: {
        W: 1200,
        H: 630,
        m: 150,
        foot: 474,
        head: { y: 118, h: 120, size: 96 },
        list: { y: 304, gap: 24, font: 28, cols: 2 },
      },
    });
    const leaves = FALL[size].map(([x, y, s, turn, kind]) =>
      group(x, y, s, s, [use(kind, 0, 0, s, s)], { rotate: turn }),
    );
    const disc = list.font * 1.5;
    const item = (key: string): Layer =>
      row(
        list.font * 0.6,
        [
          group(0, 0, disc, disc, [
            oval(disc / 2, disc / 2, disc / 2, disc / 2, 'brand.primary', { stroke: { color: CREAM, width: 3 } }),
            { type: 'path', d: tick(disc), fill: 'brand.onPrimary' },
          ]),
          text(`{${key}}`, 'figtree-600', list.font, CREAM, { maxLines: 2, lineHeight: 1.15, grow: true }),
        ],
        { align: 'center', grow: true },
      );
    const pairs =
      list.cols === 2
        ? [
            ['one', 'two'],
            ['three', 'four'],
          ]
        : [['one'], ['two'], ['three'], ['four']];
    const rows = pairs.map((keys) => row(28, keys.map(item)));
    const listX = list.cols === 1 ? 250 : size === 'link' ? 250 : size === 'portrait' ? 84 : m + 40;
    return [
      rect(0, 0, W, H, FOREST),
      oval(W / 2, head.y + head.h * 0.6, W * 0.6, W * 0.6, {
        center: [0.5, 0.5],
        radius: 0.5,
        stops: [
          [0, '#3B6350CC'],
          [1, '#3B635000'],
        ],
      }),
      ...leaves,
      text('{kicker}', 'figtree-600', by(size, { square: 29, portrait: 34, story: 38, link: 25 }), '#F2C879', {
        x: m,
        y: head.y - by(size, { square: 66, portrait: 80, story: 90, link: 50 }),
        w: W - 2 * m,
        align: 'center',
        maxLines: 1,
      }),
      text('{headline}', 'dm-serif-400', [60, head.size], CREAM, {
        x: m,
        y: head.y,
        w: W - 2 * m,
        h: head.h,
        align: 'center',
        valign: 'middle',
        lineHeight: 1.04,
        maxLines: size === 'link' ? 1 : 2,
        balance: true,
        emphasis: { font: 'dm-serif-400-italic', color: '#F2C879' },
      }),
      column(list.gap, rows, { x: listX, y: list.y, w: W - 2 * listX + (list.cols === 1 ? 100 : 0) }),
      rect(0, foot, W, H - foot, CREAM),
      ...storyFoot(size),
      signature(
        by(size, { square: 72, portrait: 80, story: 84, link: 60 }),
        foot + by(size, { square: 48, portrait: 50, story: 52, link: 18 }),
        W - 2 * by(size, { square: 72, portrait: 80, story: 84, link: 60 }),
        by(size, { square: 186, portrait: 190, story: 200, link: 122 }),
        {
          ink: '#1B2B24',
          soft: '#56635B',
          background: 'standard',
          nameFont: 'fraunces-600',
          scale: by(size, { square: 1, portrait: 1.05, story: 1.1, link: 0.78 }),
        },
      ),
    ];
  }),
};

function tick(size: number): string {
  const at = (x: number, y: number) => `${Math.round(x * size * 100) / 100} ${Math.round(y * size * 100) / 100}`;
  return `M${at(0.24, 0.53)}L${at(0.33, 0.43)}L${at(0.44, 0.54)}L${at(0.69, 0.27)}L${at(0.78, 0.36)}L${at(0.44, 0.73)}Z`;
}
