import type { Template } from '@yardsign/scene/template';
import { cloud, shops } from './art.ts';
import { by, column, group, inEverySize, oval, rect, row, signature, storyFoot, text, use } from './kit.ts';

export const shopTheBlock: Template = {
  version: 1,
  name: 'Shop the block',
  texts: {
    kicker: { en: 'Neighborhood love', es: 'Amor por el barrio' },
    headline: { en: 'Which small shop would you miss most?', es: '¿Qué tienda del barrio extrañaría más?' },
    line: {
      en: 'Name it below and send them a customer this week.',
      es: 'Cuéntemelo y mándele un cliente esta semana.',
    },
  },
  symbols: {
    shops: shops({
      walls: ['#E9A28A', '#F3D6A2', '#9DBFB6', '#D8B4C4'],
      awnings: ['brand.primary', '#3F6C7A', 'brand.primary', '#7A4E66'],
      glass: {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#DDF0F4'],
          [1, '#A9CBD6'],
        ],
      },
      frame: '#4A3B36',
      ground: '#C9B9A8',
      sign: '#E6C36A',
      leaf: '#5C8A57',
    }),
    cloud: cloud('#FFFFFF'),
  },
  sizes: inEverySize((size) => {
    const { W, H, m, street, head, foot } = by(size, {
      square: {
        W: 1080,
        H: 1080,
        m: 72,
        street: { x: 0, y: 372, w: 1080, h: 430 },
        head: { y: 82, h: 176, size: 88 },
        foot: 800,
      },
      portrait: {
        W: 1080,
        H: 1350,
        m: 80,
        street: { x: -20, y: 592, w: 1120, h: 446 },
        head: { y: 104, h: 270, size: 100 },
        foot: 1036,
      },
      story: {
        W: 1080,
        H: 1920,
        m: 84,
        street: { x: -140, y: 860, w: 1360, h: 541 },
        head: { y: 280, h: 340, size: 122 },
        foot: 1400,
      },
      link: {
        W: 1200,
        H: 630,
        m: 60,
        street: { x: 560, y: 178, w: 760, h: 303 },
        head: { y: 122, h: 200, size: 62 },
        foot: 480,
      },
    });
    const across = size === 'link';
    const width = across ? 480 : W - 2 * m;
    return [
      rect(0, 0, W, H, {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#CFE8EE'],
          [0.6, '#FDF3DF'],
        ],
      }),
      oval(
        W * 0.88,
        street.y + by(size, { square: 4, portrait: 10, story: 16, link: -6 }),
        W * 0.07,
        W * 0.07,
        '#FFD98A',
      ),
      use('cloud', W * 0.71, street.y - by(size, { square: 60, portrait: 64, story: 64, link: 92 }), 180, 68, {
        opacity: 0.92,
      }),
      use(
        'cloud',
        across ? W * 0.46 : W * 0.04,
        by(size, { square: 334, portrait: 566, story: 800, link: 60 }),
        150,
        58,
        { opacity: 0.8 },
      ),
      group(0, 0, W, foot + 20, [use('shops', street.x, street.y, street.w, street.h)], { clip: 0 }),
      rect(0, street.y + street.h - 8, W, 40, '#C9B9A8'),
      column(
        by(size, { square: 34, portrait: 44, story: 50, link: 28 }),
        [
          row(
            0,
            [
              text(
                '{kicker}',
                'figtree-800',
                by(size, { square: 23, portrait: 26, story: 30, link: 20 }),
                'brand.onPrimary',
                { uppercase: true, letterSpacing: 0.1, maxLines: 1 },
              ),
            ],
            {
              padding: by(size, {
                square: [16, 22, 16, 22],
                portrait: [18, 24, 18, 24],
                story: [20, 28, 20, 28],
                link: [13, 18, 13, 18],
              }) as [number, number, number, number],
              background: { fill: 'brand.primary', radius: 40 },
            },
          ),
          text('{headline}', 'fraunces-600', [44, head.size], '#3A2B28', {
            w: width,
            h: head.h,
            lineHeight: 1.06,
            maxLines: across ? 4 : 3,
            balance: true,
          }),
          ...(size === 'square'
            ? []
            : [
                text('{line}', 'figtree-400', by(size, { square: 28, portrait: 33, story: 38, link: 24 }), '#57433E', {
                  w: width,
                  lineHeight: 1.34,
                  maxLines: 3,
                }),
              ]),
        ],
        { x: m, y: by(size, { square: 64, portrait: 88, story: 270, link: 56 }), w: width },
      ),
      rect(0, foot, W, H - foot, '#FFFFFF'),
      ...storyFoot(size),
      signature(
        m,
        foot + by(size, { square: 52, portrait: 60, story: 56, link: 16 }),
        W - 2 * m,
        by(size, { square: 184, portrait: 196, story: 200, link: 120 }),
        {
          ink: '#2C211E',
          soft: '#645550',
          background: 'standard',
          nameFont: 'fraunces-600',
          scale: by(size, { square: 1, portrait: 1.06, story: 1.1, link: 0.78 }),
        },
      ),
    ];
  }),
};
