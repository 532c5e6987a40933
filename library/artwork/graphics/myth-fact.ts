import type { Layer } from '@yardsign/scene/layers';
import type { Template } from '@yardsign/scene/template';
import { by, column, inEverySize, path, rect, row, signature, storyFoot, text } from './kit.ts';

export const mythFact: Template = {
  version: 1,
  name: 'Myth and fact',
  texts: {
    mythLabel: { en: 'Myth', es: 'Mito' },
    myth: { en: 'You need 20% down before you can buy.', es: 'Necesita 20% de pago inicial (enganche) para comprar.' },
    factLabel: { en: 'Fact', es: 'Realidad' },
    fact: {
      en: 'Many loan programs start lower. A licensed lender can show you which ones fit.',
      es: 'Muchos préstamos piden menos. Un prestamista con licencia le dirá para cuáles podría calificar.',
    },
    note: {
      en: 'Programs, terms and eligibility vary. Not a loan offer.',
      es: 'Los programas y requisitos varían. Esto no es una oferta de préstamo.',
    },
  },
  symbols: {},
  sizes: inEverySize((size) => {
    const { W, H, m, split, body } = by(size, {
      square: { W: 1080, H: 1080, m: 72, split: 346, body: 812 },
      portrait: { W: 1080, H: 1350, m: 80, split: 480, body: 1068 },
      story: { W: 1080, H: 1920, m: 84, split: 740, body: 1420 },
      link: { W: 1200, H: 630, m: 60, split: 560, body: 474 },
    });
    const across = size === 'link';
    const label = (key: string, fill: string, ink: string): Layer =>
      row(
        0,
        [
          text(`{${key}}`, 'barlow-condensed-800', by(size, { square: 40, portrait: 46, story: 52, link: 34 }), ink, {
            uppercase: true,
            letterSpacing: 0.08,
            maxLines: 1,
          }),
        ],
        {
          padding: by(size, {
            square: [16, 26, 16, 26],
            portrait: [18, 30, 18, 30],
            story: [20, 34, 20, 34],
            link: [13, 20, 13, 20],
          }) as [number, number, number, number],
          background: { fill, radius: 10 },
        },
      );
    const top = size === 'story' ? 250 : 0;
    const blockWidth = across ? split - m - 48 : W - 2 * m;
    const myth = column(
      by(size, { square: 36, portrait: 44, story: 52, link: 30 }),
      [
        label('mythLabel', '#2A2A33', '#FFFFFF'),
        text(
          '{myth}',
          'dm-serif-400-italic',
          by(size, { square: [44, 72], portrait: [56, 90], story: [60, 100], link: [38, 58] }) as [number, number],
          '#5A5662',
          {
            w: blockWidth,
            h: by(size, { square: 150, portrait: 210, story: 280, link: 220 }),
            maxLines: 4,
            lineHeight: 1.1,
          },
        ),
      ],
      { x: m, y: top + by(size, { square: 70, portrait: 88, story: 90, link: 64 }), w: blockWidth },
    );
    const factX = across ? split + 52 : m;
    const factW = across ? W - split - 52 - m : W - 2 * m;
    const fact = column(
      by(size, { square: 38, portrait: 46, story: 54, link: 30 }),
      [
        label('factLabel', 'brand.onPrimary', 'on(brand.onPrimary)'),
        text(
          '{fact}',
          'figtree-800',
          by(size, { square: [40, 58], portrait: [50, 78], story: [56, 82], link: [32, 46] }) as [number, number],
          'brand.onPrimary',
          {
            w: factW,
            h: by(size, { square: 200, portrait: 290, story: 340, link: 200 }),
            maxLines: 5,
            lineHeight: 1.14,
          },
        ),
        text('{note}', 'figtree-400', by(size, { square: 22, portrait: 25, story: 28, link: 20 }), 'brand.onPrimary', {
          w: factW,
          maxLines: 2,
          lineHeight: 1.3,
        }),
      ],
      { x: factX, y: across ? 64 : split + by(size, { square: 62, portrait: 84, story: 92, link: 0 }), w: factW },
    );
    const edge = 46;
    const torn = across
      ? `M${split} 0L${W} 0L${W} ${body}L${split} ${body}${zigzag(body, edge, (t, out) => `L${split - (out ? 20 : 0)} ${body - t}`)}Z`
      : `M0 ${split}${zigzag(W, edge, (t, out) => `L${t} ${split - (out ? 20 : 0)}`)}L${W} ${body}L0 ${body}Z`;
    return [
      rect(0, 0, W, H, '#F3F1EC'),
      {
        type: 'repeat',
        x: 20,
        y: 20,
        columns: Math.ceil(W / 36),
        rows: Math.ceil(H / 36),
        stepX: 36,
        stepY: 36,
        opacity: 0.5,
        child: rect(0, 0, 3, 3, '#D5D0C4'),
      },
      myth,
      path(torn, 'brand.primary'),
      fact,
      rect(0, body, W, H - body, '#FFFFFF'),
      ...storyFoot(size),
      signature(
        m,
        body + by(size, { square: 46, portrait: 48, story: 50, link: 18 }),
        W - 2 * m,
        by(size, { square: 186, portrait: 190, story: 200, link: 122 }),
        {
          ink: '#1F1E24',
          soft: '#5A5662',
          background: 'standard',
          scale: by(size, { square: 1, portrait: 1.05, story: 1.1, link: 0.78 }),
        },
      ),
    ];
  }),
};

function zigzag(length: number, step: number, at: (t: number, out: boolean) => string): string {
  const n = Math.ceil(length / step);
  return Array.from({ length: n + 1 }, (_, i) => at(Math.min(i * step, length), i % 2 === 1)).join('');
}
