import type { Layer } from '@yardsign/scene/layers';
import type { Template } from '@yardsign/scene/template';
import { by, column, inEverySize, line, oval, rect, row, signature, storyFoot, text } from './kit.ts';

const NAVY = '#101C2C';
const BARS = [0.52, 0.6, 0.47, 0.66, 0.74, 0.62, 0.86, 1];

export const medianDays: Template = {
  version: 1,
  name: 'Days to an offer',
  texts: {
    label: { en: 'Sample data', es: 'Datos de muestra' },
    kicker: { en: 'One number, explained', es: 'Una cifra, explicada' },
    number: { en: '27', es: '27' },
    unit: { en: 'days', es: 'días' },
    meaning: {
      en: 'Half of the homes found a buyer sooner than this, half later. That is all a median says.',
      es: 'La mitad de las casas encontró comprador antes y la mitad después. Eso es lo que dice una mediana.',
    },
    ask: { en: 'Ask me for the number in your area.', es: 'Pregúnteme por la cifra de su zona.' },
    axis: { en: 'Days to an accepted offer, eight months', es: 'Días hasta aceptar una oferta, ocho meses' },
  },
  symbols: {},
  sizes: inEverySize((size) => {
    const { W, H, m, foot, num, chart, copy } = by(size, {
      square: {
        W: 1080,
        H: 1080,
        m: 72,
        foot: 808,
        num: { x: 60, y: 190, w: 470, h: 300, size: 300 },
        chart: { x: 580, y: 200, w: 428, h: 400 },
        copy: { x: 72, y: 520, w: 470 },
      },
      portrait: {
        W: 1080,
        H: 1350,
        m: 80,
        foot: 1066,
        num: { x: 70, y: 220, w: 940, h: 330, size: 320 },
        chart: { x: 560, y: 236, w: 440, h: 440 },
        copy: { x: 80, y: 790, w: 920 },
      },
      story: {
        W: 1080,
        H: 1920,
        m: 84,
        foot: 1412,
        num: { x: 74, y: 400, w: 900, h: 360, size: 460 },
        chart: { x: 84, y: 1060, w: 912, h: 280 },
        copy: { x: 84, y: 800, w: 900 },
      },
      link: {
        W: 1200,
        H: 630,
        m: 60,
        foot: 474,
        num: { x: 52, y: 116, w: 330, h: 180, size: 220 },
        chart: { x: 820, y: 122, w: 320, h: 290 },
        copy: { x: 410, y: 128, w: 370 },
      },
    });
    const step = chart.w / BARS.length;
    const barArea = chart.h - 60;
    const bars: Layer[] = BARS.map((value, i) => {
      const last = i === BARS.length - 1;
      const h = Math.round(barArea * value);
      return rect(
        Math.round(chart.x + i * step),
        chart.y + barArea - h,
        Math.round(step * 0.66),
        h,
        last ? 'readable(brand.primary, #101C2C)' : '#2C3F58',
        { radius: [8, 8, 0, 0] },
      );
    });
    const accent = 'readable(brand.primary, #101C2C)';
    const inner = by(size, { square: 30, portrait: 36, story: 38, link: 20 });
    const sampleTag = row(
      0,
      [
        text('{label}', 'figtree-800', by(size, { square: 22, portrait: 25, story: 28, link: 19 }), '#FFD58A', {
          uppercase: true,
          letterSpacing: 0.1,
          maxLines: 1,
        }),
      ],
      {
        padding: by(size, {
          square: [13, 18, 13, 18],
          portrait: [15, 20, 15, 20],
          story: [16, 22, 16, 22],
          link: [11, 15, 11, 15],
        }) as [number, number, number, number],
        background: { fill: '#FFD58A1F', stroke: { color: '#FFD58A', width: 2 }, radius: 8 },
      },
    );
    return [
      rect(0, 0, W, H, NAVY),
      oval(chart.x + chart.w * 0.7, chart.y + 40, W * 0.5, W * 0.5, {
        center: [0.5, 0.5],
        radius: 0.5,
        stops: [
          [0, 'alpha(brand.primary, 0.35)'],
          [1, 'alpha(brand.primary, 0)'],
        ],
      }),
      row(
        0,
        [
          text('{kicker}', 'figtree-600', by(size, { square: 29, portrait: 33, story: 37, link: 25 }), '#DCE5F0', {
            maxLines: 1,
          }),
          sampleTag,
        ],
        {
          x: m,
          y: by(size, { square: 76, portrait: 96, story: 290, link: 44 }),
          w: W - 2 * m,
          h: 50,
          align: 'center',
          justify: 'between',
        },
      ),
      ...[0, 1, 2, 3].map((i) =>
        line(
          `M${chart.x - 6} ${chart.y + (barArea * i) / 3}L${chart.x + chart.w} ${chart.y + (barArea * i) / 3}`,
          '#24364C',
          2,
        ),
      ),
      ...bars,
      text('{axis}', 'figtree-400', by(size, { square: 20, portrait: 23, story: 26, link: 19 }), '#A9B8CB', {
        x: chart.x,
        y: chart.y + barArea + 24,
        w: chart.w,
        maxLines: 2,
        lineHeight: 1.3,
      }),
      row(
        Math.round(num.size * 0.06),
        [
          text('{number}', 'barlow-condensed-800', num.size, '#FFFFFF', { maxLines: 1 }),
          text('{unit}', 'dm-serif-400-italic', num.size * 0.25, accent, { maxLines: 1 }),
        ],
        { x: num.x, y: num.y, align: 'end' },
      ),
      column(
        inner,
        [
          text(
            '{meaning}',
            'figtree-400',
            by(size, { square: [26, 31], portrait: [32, 40], story: [32, 42], link: [20, 26] }) as [number, number],
            '#E7EDF5',
            { w: copy.w, lineHeight: 1.36, maxLines: 6 },
          ),
          text(
            '{ask}',
            'figtree-800',
            by(size, { square: [26, 31], portrait: [32, 40], story: [32, 42], link: [20, 26] }) as [number, number],
            accent,
            { w: copy.w, lineHeight: 1.25, maxLines: 2 },
          ),
        ],
        { x: copy.x, y: copy.y, w: copy.w },
      ),
      rect(0, foot, W, H - foot, '#16273C'),
      rect(0, foot, W, 5, accent),
      ...storyFoot(size),
      signature(
        m,
        foot + by(size, { square: 48, portrait: 50, story: 52, link: 18 }),
        W - 2 * m,
        by(size, { square: 186, portrait: 190, story: 200, link: 122 }),
        {
          ink: '#FFFFFF',
          soft: '#C3CFDE',
          background: 'dark',
          scale: by(size, { square: 1, portrait: 1.05, story: 1.1, link: 0.78 }),
        },
      ),
    ];
  }),
};
