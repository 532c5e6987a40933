import type { Layer } from '@yardsign/scene/layers';
import { door } from '../../drawings/door.ts';
import { column, rect, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { glow, heading, item, kicker, paper } from '../../kit/words.ts';

const WALL = '#EFE6D8';
const INK = '#2B2622';

const bricks = (columns: number, rows: number): Layer => ({
  type: 'repeat',
  x: -40,
  y: 0,
  columns,
  rows,
  stepX: 92,
  stepY: 40,
  stagger: -46,
  opacity: 0.5,
  child: rect(0, 0, 84, 32, '#E6DAC7', { radius: 4 }),
});

export const frontDoor = poster({
  name: 'Front door',
  texts: {
    kicker: { en: 'Seller tip', es: 'Consejo para vender' },
    headline: { en: 'Sell the front door first', es: 'La puerta vende primero' },
    one: { en: 'Paint it, and polish the handle', es: 'Píntela y pula la manija' },
    two: { en: 'One good light, one clean mat', es: 'Una buena luz y un tapete limpio' },
    three: { en: 'Something green on either side', es: 'Algo verde a cada lado' },
  },
  symbols: {
    door: door({
      door: 'brand.primary',
      shade: 'shade(brand.primary, 0.22)',
      frame: '#FFFDF8',
      glass: {
        from: [0, 0],
        to: [1, 1],
        stops: [
          [0, '#CFE3EA'],
          [1, '#9CC1CF'],
        ],
      },
      metal: '#D9A441',
      step: '#B9AB98',
      stepLight: '#CFC3B1',
      pot: '#C5694A',
      leaf: '#4E7F52',
      leafDark: '#3B6643',
    }),
  },
  look: {
    ink: INK,
    soft: '#5F564D',
    background: 'standard',
    nameFont: 'fraunces-600',
    band: '#FFFDF8',
    rule: 'brand.primary',
  },
  draw(s) {
    const { words, stage } = split(s, 'beside');
    const art = isTall(s) ? { x: s.W * 0.5, y: s.base - s.W * 0.7, w: s.W * 0.52, h: s.W * 0.7 } : stage;
    const badge = { fill: 'brand.primary', ink: 'brand.onPrimary' };
    const tips = ['{one}', '{two}', '{three}'].map((value, i) => item(s, value, INK, { ...badge, number: i + 1 }));
    return [
      paper(s, WALL),
      bricks(Math.ceil(s.W / 92) + 2, Math.ceil(s.H / 40)),
      rect(0, 0, s.W * 0.78, s.base, {
        from: [0, 0],
        to: [1, 0],
        stops: [
          [0, WALL],
          [0.62, `${WALL}EE`],
          [1, `${WALL}00`],
        ],
      }),
      glow(art.x + art.w / 2, art.y + art.h * 0.52, art.h * 0.6, '#FFF6DF', 'DD'),
      rect(0, s.base - 30, s.W, s.H - s.base + 30, '#C9BBA6'),
      use('door', art.x, art.y, art.w, art.h - 12),
      column(
        44 * s.k,
        [
          kicker(s, '{kicker}', 'readable(brand.primary, #EFE6D8)'),
          heading(s, '{headline}', 'fraunces-600', 92, INK, { maxLines: 4, w: isTall(s) ? s.W * 0.5 : words.w }),
          column(24 * s.k, tips, { w: isTall(s) ? s.W * 0.42 : words.w }),
        ],
        { x: words.x, y: words.y, w: words.w, h: words.h, justify: isTall(s) ? 'start' : 'center' },
      ),
    ];
  },
});
