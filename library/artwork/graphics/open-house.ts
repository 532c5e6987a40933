import type { Layer } from '@yardsign/scene/layers';
import type { Template } from '@yardsign/scene/template';
import { yardSign } from './art.ts';
import { by, column, group, inEverySize, oval, path, rect, signature, storyFoot, text, use } from './kit.ts';

export const openHouse: Template = {
  version: 1,
  name: 'Open house',
  texts: {
    sign: { en: 'Open\nhouse', es: 'Open\nhouse' },
    headline: { en: 'Come in, look around', es: 'Pase, mire con calma' },
    when: { en: 'Saturday, 11 am to 2\u00a0pm', es: 'Sábado, de 11 a\u00a02' },
    line: {
      en: 'No appointment, no pressure. I will have the floor plan and the answers.',
      es: 'Sin cita y sin compromiso. Tendré el plano y las respuestas.',
    },
  },
  symbols: { sign: yardSign('#FFFFFF', '#DDE5E0', 'shade(brand.primary, 0.12)', '#55615B', '#2F6B47', '#235338') },
  sizes: inEverySize((size) => {
    const { W, H, ground, art, words, foot } = by(size, {
      square: {
        W: 1080,
        H: 1080,
        ground: 748,
        art: { x: 36, y: 150, w: 500, h: 640 },
        words: { x: 556, y: 132, w: 452, h: 560, head: [64, 92] },
        foot: { y: 846, h: 180 },
      },
      portrait: {
        W: 1080,
        H: 1350,
        ground: 1004,
        art: { x: 60, y: 420, w: 480, h: 630 },
        words: { x: 80, y: 116, w: 920, h: 400, head: [80, 124] },
        foot: { y: 1118, h: 180 },
      },
      story: {
        W: 1080,
        H: 1920,
        ground: 1340,
        art: { x: 64, y: 660, w: 560, h: 740 },
        words: { x: 84, y: 280, w: 912, h: 400, head: [90, 136] },
        foot: { y: 1462, h: 200 },
      },
      link: {
        W: 1200,
        H: 630,
        ground: 440,
        art: { x: 40, y: 36, w: 330, h: 440 },
        words: { x: 400, y: 66, w: 740, h: 330, head: [56, 84] },
        foot: { y: 482, h: 124 },
      },
    });
    const side = size === 'portrait' || size === 'story';
    const k = Math.min(art.w / 420, art.h / 560);
    const left = art.x + (art.w - 420 * k) / 2;
    const top = art.y + art.h - 560 * k;
    const rays: Layer[] = Array.from({ length: 9 }, (_, i) => {
      const spread = (i - 4) * W * 0.19;
      return path(
        `M${W * 0.3} ${ground}L${W * 0.3 + spread * 2.4 - 60} -400L${W * 0.3 + spread * 2.4 + 60} -400Z`,
        '#FFFFFF',
        { opacity: 0.13 },
      );
    });
    const when = (width: number): Layer =>
      column(
        0,
        [
          text(
            '{when}',
            'figtree-800',
            [22, by(size, { square: 31, portrait: 36, story: 40, link: 30 })],
            'brand.onPrimary',
            { maxLines: 2, lineHeight: 1.2, align: 'left' },
          ),
        ],
        {
          padding: by(size, {
            square: [24, 28, 24, 28],
            portrait: [28, 34, 28, 34],
            story: [32, 38, 32, 38],
            link: [20, 26, 20, 26],
          }) as [number, number, number, number],
          background: { fill: 'brand.primary', radius: 16 },
          w: width,
        },
      );
    const head = text('{headline}', 'barlow-condensed-800', words.head as [number, number], '#17352A', {
      w: words.w,
      h: by(size, { square: 230, portrait: 230, story: 260, link: 130 }),
      lineHeight: 0.98,
      maxLines: 3,
      uppercase: true,
    });
    const lineOf = (width: number) =>
      text('{line}', 'figtree-400', by(size, { square: 30, portrait: 33, story: 37, link: 25 }), '#2B473C', {
        w: width,
        lineHeight: 1.36,
        maxLines: 7,
      });
    return [
      rect(0, 0, W, ground + 40, {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#9FD3E4'],
          [1, '#EAF4E4'],
        ],
      }),
      group(0, 0, W, ground, rays, { clip: 0 }),
      path(
        `M0 ${ground - 70}C${W * 0.25} ${ground - 150} ${W * 0.5} ${ground - 40} ${W * 0.72} ${ground - 96}C${W * 0.85} ${ground - 130} ${W} ${ground - 80} ${W} ${ground - 90}L${W} ${ground + 20}L0 ${ground + 20}Z`,
        '#BFDDB1',
      ),
      path(
        `M0 ${ground}C${W * 0.3} ${ground - 46} ${W * 0.6} ${ground + 26} ${W} ${ground - 24}L${W} ${H}L0 ${H}Z`,
        '#4C8F5E',
      ),
      oval(left + 74 * k, top + 548 * k, 90 * k, 14 * k, '#2F6B47', { opacity: 0.5 }),
      use('sign', art.x, art.y, art.w, art.h),
      group(left + 112 * k, top + 138 * k, 280 * k, 210 * k, [
        text('{sign}', 'barlow-condensed-800', [20, 92 * k], 'on(shade(brand.primary, 0.12))', {
          x: 20 * k,
          y: 24 * k,
          w: 240 * k,
          h: 162 * k,
          align: 'center',
          valign: 'middle',
          lineHeight: 0.92,
          maxLines: 2,
          uppercase: true,
        }),
      ]),
      rect(0, by(size, { square: 812, portrait: 1072, story: 1416, link: 462 }), W, H, '#FFFFFF'),
      ...storyFoot(size),
      side
        ? head
        : column(
            by(size, { square: 36, portrait: 0, story: 0, link: 26 }),
            [head, when(by(size, { square: 452, portrait: 0, story: 0, link: 520 })), lineOf(words.w)],
            { x: words.x, y: words.y, w: words.w, h: words.h },
          ),
      ...(side
        ? [
            column(
              40,
              [
                when(by(size, { square: 0, portrait: 430, story: 400, link: 0 })),
                lineOf(by(size, { square: 0, portrait: 430, story: 400, link: 0 })),
              ],
              {
                x: by(size, { square: 0, portrait: 570, story: 612, link: 0 }),
                y: by(size, { square: 0, portrait: 452, story: 720, link: 0 }),
              },
            ),
          ]
        : []),
      signature(
        words.x < 100 ? words.x : by(size, { square: 72, portrait: 80, story: 84, link: 64 }),
        foot.y,
        W - 2 * by(size, { square: 72, portrait: 80, story: 84, link: 64 }),
        foot.h,
        {
          ink: '#17251E',
          soft: '#53625A',
          background: 'standard',
          scale: by(size, { square: 1, portrait: 1.04, story: 1.1, link: 0.78 }),
        },
      ),
    ].map((layer) => (side && layer === head ? { ...layer, x: words.x, y: words.y } : layer));
  }),
};
