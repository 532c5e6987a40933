import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import { column, line, oval, path, rect, use } from '../../kit/layers.ts';
import { poster } from '../../kit/sheet.ts';
import { body, heading, paper } from '../../kit/words.ts';

const CREAM = '#FFF7EA';
const INK = '#22242B';

/** A plain front door in one colour, 200 × 360; the window differs from door to door. */
function plainDoor(fill: string, window: 'arch' | 'round' | 'four' | 'long'): SceneSymbol {
  const glass: Record<typeof window, Layer[]> = {
    arch: [path('M60 130L60 96C60 72 78 56 100 56C122 56 140 72 140 96L140 130Z', '#FFF3D0')],
    round: [oval(100, 100, 38, 38, '#FFF3D0')],
    four: [
      rect(62, 60, 34, 34, '#FFF3D0'),
      rect(104, 60, 34, 34, '#FFF3D0'),
      rect(62, 102, 34, 34, '#FFF3D0'),
      rect(104, 102, 34, 34, '#FFF3D0'),
    ],
    long: [rect(84, 56, 32, 190, '#FFF3D0', { radius: 6 })],
  };
  return {
    w: 200,
    h: 360,
    layers: [
      rect(6, 0, 188, 348, '#FFFFFF', { radius: [12, 12, 0, 0], shadow: { x: 0, y: 6, blur: 14, color: '#00000022' } }),
      rect(24, 20, 152, 328, fill, { radius: [6, 6, 0, 0] }),
      ...glass[window],
      ...(window === 'long' ? [] : [rect(52, 176, 96, 140, '#0000001A', { radius: 6 })]),
      oval(156, 200, 9, 9, '#F3CE79'),
      rect(0, 344, 200, 16, '#C9B99F', { radius: 4 }),
    ],
  };
}

export const fairHousing = poster({
  name: 'Every door',
  texts: {
    headline: { en: 'The same doors, for everyone.', es: 'Las mismas puertas para todos.' },
    line: {
      en: 'The same listings, the same answers, the same welcome. It is the law, and it is how I work.',
      es: 'Los mismos anuncios, las mismas respuestas, el mismo trato. Es la ley y es mi manera de trabajar.',
    },
  },
  symbols: {
    one: plainDoor('#C9574A', 'arch'),
    two: plainDoor('brand.primary', 'four'),
    three: plainDoor('#E0A33A', 'round'),
    four: plainDoor('#3F7C85', 'long'),
    five: plainDoor('#7A5C8E', 'arch'),
  },
  look: { ink: INK, soft: '#5C5F69', background: 'standard', band: '#FFFFFF', rule: 'brand.primary' },
  draw(s) {
    const doors = ['one', 'two', 'three', 'four', 'five'];
    const link = s.size === 'link';
    const w = { square: 160, portrait: 184, story: 184, link: 100 }[s.size];
    const left = link ? 640 : (s.W - 5 * w - 4 * 20) / 2;
    const floor = s.base - 26 * s.k;
    return [
      paper(s, CREAM, '#FCEBD0'),
      rect(0, floor - 4, s.W, s.H - floor + 4, '#DCCBAE'),
      line(`M0 ${floor - 4}L${s.W} ${floor - 4}`, '#C9B594', 4),
      ...doors.map((name, i) => use(name, left + i * (w + (link ? 8 : 20)), floor - w * 1.8, w, w * 1.8)),
      column(
        48 * s.k,
        [
          heading(s, '{headline}', 'fraunces-600', link ? 96 : 104, INK, { maxLines: link ? 4 : 2 }),
          body(s, '{line}', '#4D5059', { maxLines: 5 }),
        ],
        { x: s.m, y: s.top, w: link ? 540 : s.W - 2 * s.m },
      ),
    ];
  },
});
