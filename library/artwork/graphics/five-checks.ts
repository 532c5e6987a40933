import type { Layer } from '@yardsign/scene/layers';
import type { Template } from '@yardsign/scene/template';
import {
  by,
  column,
  group,
  housing,
  inEverySize,
  line,
  logo,
  nameBlock,
  path,
  photo,
  rect,
  row,
  storyFoot,
  text,
} from './kit.ts';

const PAPER = '#FBF4E6';
const INK = '#20302A';
const LINE = 'readable(brand.primary, #FBF4E6)';

const tick = (n: number, size: number, font: number): Layer =>
  row(
    size * 0.5,
    [
      group(0, 0, size, size, [
        rect(0, 0, size, size, 'tint(brand.primary, 0.84)', { radius: size * 0.24 }),
        path(checkPath(size), 'readable(brand.primary, tint(brand.primary, 0.84))'),
      ]),
      text(`{item${n}}`, 'figtree-600', font, INK, { grow: true, lineHeight: 1.24, maxLines: 2 }),
    ],
    { align: 'center' },
  );

/** A tick as a filled shape, so that its ends are square at every size. */
function checkPath(size: number): string {
  const at = (x: number, y: number) => `${Math.round(x * size * 100) / 100} ${Math.round(y * size * 100) / 100}`;
  return `M${at(0.24, 0.53)}L${at(0.33, 0.43)}L${at(0.44, 0.54)}L${at(0.69, 0.27)}L${at(0.78, 0.36)}L${at(0.44, 0.73)}Z`;
}

export const fiveChecks: Template = {
  version: 1,
  name: 'Five checks',
  texts: {
    kicker: { en: 'Buyer tip', es: 'Consejo para compradores' },
    headline: { en: 'On the second visit, check five things', es: 'En la segunda visita, revise cinco cosas' },
    item1: { en: 'Run every tap at the same time', es: 'Abra todas las llaves de agua a la vez' },
    item2: { en: 'Walk the street after dark', es: 'Camine la calle cuando ya es de noche' },
    item3: { en: 'Open the windows and listen', es: 'Abra las ventanas y escuche' },
    item4: { en: 'Look up: ceilings tell on roofs', es: 'Mire el cielo raso: delata goteras' },
    item5: { en: 'Try your phone in every room', es: 'Pruebe su teléfono en cada cuarto' },
  },
  symbols: {},
  sizes: inEverySize((size) => {
    if (size === 'link') return link();
    const { H, m, head, items, foot, box } = by(size, {
      square: {
        H: 1080,
        m: 72,
        head: { y: 196, h: 170, size: 96 },
        items: { y: 416, gap: 24, font: 32 },
        foot: 838,
        box: 52,
      },
      portrait: {
        H: 1350,
        m: 80,
        head: { y: 224, h: 220, size: 118 },
        items: { y: 512, gap: 34, font: 38 },
        foot: 1082,
        box: 66,
      },
      story: {
        H: 1920,
        m: 84,
        head: { y: 450, h: 250, size: 132 },
        items: { y: 776, gap: 48, font: 43 },
        foot: 1440,
        box: 76,
      },
      link: { H: 0, m: 0, head: { y: 0, h: 0, size: 0 }, items: { y: 0, gap: 0, font: 0 }, foot: 0, box: 0 },
    });
    const top = size === 'story' ? 250 : 0;
    return [
      rect(0, 0, 1080, H, PAPER),
      {
        type: 'repeat',
        x: 0,
        y: 40,
        columns: 1,
        rows: Math.ceil(H / 44),
        stepX: 0,
        stepY: 44,
        opacity: 0.055,
        child: rect(0, 0, 1080, 2, '#20302A'),
      },
      rect(0, 0, 1080, top + 116, 'brand.primary'),
      {
        type: 'repeat',
        x: m - 6,
        y: top + 94,
        columns: Math.floor((1080 - 2 * m) / 58) + 1,
        rows: 1,
        stepX: 58,
        stepY: 0,
        child: rect(0, 0, 20, 44, PAPER, { radius: 10, stroke: { color: '#20302A', width: 4 } }),
      },
      text('{kicker}', 'barlow-condensed-600', 36, 'brand.onPrimary', {
        x: m,
        y: top + 40,
        w: 1080 - 2 * m,
        letterSpacing: 0.12,
        uppercase: true,
      }),
      text('{headline}', 'barlow-condensed-800', [60, head.size], INK, {
        x: m,
        y: head.y,
        w: 1080 - 2 * m,
        h: head.h,
        lineHeight: 0.98,
        maxLines: 2,
        uppercase: true,
        balance: true,
      }),
      column(
        items.gap,
        [1, 2, 3, 4, 5].map((n) => tick(n, box, items.font)),
        { x: m, y: items.y, w: 1080 - 2 * m },
      ),
      ...storyFoot(size),
      line(`M${m} ${foot}L${1080 - m} ${foot}`, LINE, 4),
      footer(
        m,
        foot + 34,
        1080 - 2 * m,
        H - foot - (size === 'story' ? 260 : 68),
        by(size, { square: 0.98, portrait: 1.06, story: 1.14, link: 1 }),
      ),
    ];
  }),
};

function footer(x: number, y: number, w: number, h: number, scale: number): Layer {
  const marks = column(18, [logo(230 * scale, 74 * scale, 'standard'), housing(34 * scale, '#56635C')], {
    align: 'end',
  });
  return row(
    28,
    [photo(136 * scale, { mask: 28 }), nameBlock({ ink: INK, soft: '#4E5B54', background: 'standard', scale }), marks],
    { x, y, w, h, align: 'center', shrink: true },
  );
}

function link(): Layer[] {
  return [
    rect(0, 0, 1200, 630, PAPER),
    {
      type: 'repeat',
      x: 0,
      y: 30,
      columns: 1,
      rows: 15,
      stepX: 0,
      stepY: 42,
      opacity: 0.055,
      child: rect(0, 0, 1200, 2, '#20302A'),
    },
    rect(0, 0, 470, 630, 'brand.primary'),
    text('{kicker}', 'barlow-condensed-600', [20, 28], 'brand.onPrimary', {
      x: 56,
      y: 64,
      w: 370,
      letterSpacing: 0.12,
      uppercase: true,
      maxLines: 1,
    }),
    text('{headline}', 'barlow-condensed-800', [44, 78], 'brand.onPrimary', {
      x: 56,
      y: 122,
      w: 370,
      h: 300,
      lineHeight: 1,
      maxLines: 5,
      uppercase: true,
    }),
    column(17, [logo(220, 70, 'plate'), housing(32, 'brand.onPrimary')], {
      x: 56,
      y: 452,
      w: 370,
      h: 126,
      justify: 'end',
    }),
    column(
      22,
      [1, 2, 3, 4, 5].map((n) => tick(n, 44, 28)),
      { x: 530, y: 62, w: 610 },
    ),
    line('M530 432L1140 432', LINE, 3),
    row(24, [photo(108, { mask: 22 }), nameBlock({ ink: INK, soft: '#4E5B54', background: 'standard', scale: 0.86 })], {
      x: 530,
      y: 446,
      w: 610,
      h: 156,
      align: 'center',
      shrink: true,
    }),
  ];
}
