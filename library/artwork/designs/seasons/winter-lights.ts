import type { Layer } from '@yardsign/scene/layers';
import { house } from '../../drawings/house.ts';
import { fir } from '../../drawings/trees.ts';
import { column, line, oval, use } from '../../kit/layers.ts';
import { isTall, poster, type Sheet } from '../../kit/sheet.ts';
import { body, glow, ground, heading, paper } from '../../kit/words.ts';

const BULBS = ['#FFD36B', 'readable(brand.primary, #1B2E4B)', '#FF8A6B', '#FFFFFF'];

const DRIFT = { stepX: 131, stepY: 97, stagger: 61 };

export const winterLights = poster({
  name: 'Winter lights',
  texts: {
    headline: { en: 'A warm house, and time to be in it.', es: 'Una casa tibia y tiempo para estar en ella.' },
    line: { en: 'That is my wish for you at the end of the year.', es: 'Eso le deseo para el fin de año.' },
  },
  symbols: {
    house: house({
      wall: '#E9EEF6',
      side: '#D5DDEA',
      roof: '#FFFFFF',
      trim: '#FFFFFF',
      door: 'brand.primary',
      window: {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#FFE9B0'],
          [1, '#FFC262'],
        ],
      },
      frame: '#B7C3D6',
      bush: '#F4F8FD',
      bushDark: '#DCE6F2',
      stone: '#C6D1E1',
    }),
    fir: fir('#2F5A55', '#264B47', '#4B3A2E'),
  },
  look: { ink: '#1B2A41', soft: '#55627A', background: 'standard', nameFont: 'fraunces-600', band: '#FFFFFF' },
  draw(s) {
    const w = { square: 470, portrait: 640, story: 720, link: 420 }[s.size];
    const x = s.size === 'link' ? s.W - w - 60 : (s.W - w) / 2 + s.W * 0.06;
    const floor = s.base - (s.size === 'story' ? 30 : 6);
    return [
      paper(s, '#16243F', '#4A6389', s.base / s.H),
      // Beside or below the words: a flake between two letters looks like a fault of the print.
      ...(s.size === 'link'
        ? [snow(s, 690, 40, 1, 4), snow(s, 760, 90, 0.6, 3)]
        : [snow(s, 30, s.top + 330 * s.k, 1, 4), snow(s, 100, s.top + 370 * s.k, 0.6, 3)]),
      glow(x + w * 0.4, floor - w * 0.3, w * 0.8, '#FFD27A', '66'),
      ground(s, floor - 60 * s.k, '#DCE6F2', 60),
      use('fir', x - w * 0.42, floor - w * 0.64, w * 0.34, w * 0.62),
      use('fir', x - w * 0.62, floor - w * 0.42, w * 0.26, w * 0.42),
      use('fir', x + w * 0.94, floor - w * 0.5, w * 0.28, w * 0.5),
      use('house', x, floor - w * 0.72, w, w * 0.72),
      ground(s, floor - 10 * s.k, '#FFFFFF', 20),
      ...lights(s),
      column(
        36 * s.k,
        [
          heading(s, '{headline}', 'dm-serif-400', s.size === 'link' ? 90 : 84, '#FFFFFF', {
            maxLines: s.size === 'link' ? 4 : 2,
            lineHeight: 1.1,
          }),
          body(s, '{line}', '#DCE6F5', { maxLines: 2 }),
        ],
        { x: s.m, y: s.top + (s.size === 'link' ? 40 : 50 * s.k), w: s.size === 'link' ? 600 : s.W - 2 * s.m },
      ),
    ];
  },
});

function snow(s: Sheet, x: number, y: number, opacity: number, r: number): Layer {
  return {
    type: 'repeat',
    x,
    y,
    columns: 10,
    rows: Math.ceil(s.base / 97),
    ...DRIFT,
    opacity: opacity * 0.7,
    child: oval(r, r, r, r, '#FFFFFF'),
  };
}

/** A string of bulbs across the top. */
function lights(s: Sheet): Layer[] {
  const y = isTall(s) ? s.top - 60 : 20;
  const spans = 3;
  const w = s.W / spans;
  const dip = 56 * s.k;
  const wire = Array.from(
    { length: spans },
    (_, i) => `M${w * i} ${y}Q${w * (i + 0.5)} ${y + dip * 2} ${w * (i + 1)} ${y}`,
  ).join('');
  const bulbs = Array.from({ length: spans * 5 }, (_, i): Layer[] => {
    const t = ((i % 5) + 0.5) / 5;
    const cx = w * (Math.floor(i / 5) + t);
    const cy = y + 4 * dip * t * (1 - t) + 16 * s.k;
    const color = BULBS[i % BULBS.length] ?? '#FFFFFF';
    return [glow(cx, cy, 36 * s.k, '#FFE3A0', '66'), oval(cx, cy, 10 * s.k, 14 * s.k, color)];
  });
  return [line(wire, '#0C1526', 4), ...bulbs.flat()];
}
