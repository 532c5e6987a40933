import type { SceneSymbol } from '@yardsign/scene/layers';
import { column, line, oval, path, rect, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { heading, item, kicker, paper } from '../../kit/words.ts';

const INK = '#3A2410';

/** A window with its blind half down, a fan on the sill, sun outside: 520 × 520. */
const shade: SceneSymbol = {
  w: 520,
  h: 520,
  layers: [
    rect(40, 0, 440, 430, '#FFFFFF', { radius: 14, shadow: { x: 0, y: 12, blur: 26, color: '#00000026' } }),
    rect(66, 26, 388, 378, {
      from: [0, 0],
      to: [0, 1],
      stops: [
        [0, '#8FD0E8'],
        [1, '#E3F4F2'],
      ],
    }),
    oval(360, 330, 54, 54, '#FFC94A'),
    path('M66 380C150 340 250 380 454 350L454 404L66 404Z', '#8DB978'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      rect(66, 26 + i * 34, 388, 28, i % 2 === 0 ? 'brand.primary' : 'tint(brand.primary, 0.2)', { radius: 4 }),
    ),
    line('M420 264L420 320', '#C9BBA2', 4),
    oval(420, 328, 9, 9, '#C9BBA2'),
    rect(0, 430, 520, 40, '#FFFFFF', { radius: 8 }),
    rect(20, 470, 480, 12, '#00000018'),
    rect(118, 392, 16, 40, '#6B5B4A'),
    rect(84, 420, 84, 14, '#6B5B4A', { radius: 7 }),
    oval(126, 330, 70, 70, '#FFFFFF', { stroke: { color: '#6B5B4A', width: 8 } }),
    path(
      'M126 330C100 312 98 282 122 276C140 280 138 310 126 330ZM126 330C154 316 182 330 176 354C160 366 140 348 126 330ZM126 330C122 360 96 378 78 360C78 342 104 334 126 330Z',
      '#9DB9C4',
    ),
    oval(126, 330, 13, 13, '#6B5B4A'),
  ],
};

export const summerCool = poster({
  name: 'Cooler before noon',
  texts: {
    kicker: { en: 'Hot weeks', es: 'Semanas de calor' },
    headline: { en: 'Cool the house before you cool the air', es: 'Refresque la casa antes que el aire' },
    one: { en: 'Close the blinds on the sunny side', es: 'Baje las persianas del lado del sol' },
    two: { en: 'Look at the filter', es: 'Mire el filtro' },
    three: { en: 'Clear two feet around the outdoor unit', es: 'Despeje dos pies alrededor del equipo de afuera' },
  },
  symbols: { shade },
  look: { ink: INK, soft: '#6E5842', background: 'standard', band: '#FFFBF2' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.66);
    const badge = { fill: INK, ink: '#FFE2A6' };
    const items = ['{one}', '{two}', '{three}'].map((value, i) => item(s, value, INK, { ...badge, number: i + 1 }));
    const rays = Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * Math.PI * 2;
      const at = (turn: number) =>
        `${Math.round(s.W * 0.9 + Math.cos(turn) * 2400)} ${Math.round(Math.sin(turn) * 2400)}`;
      return path(`M${s.W * 0.9} 0L${at(a)}L${at(a + 0.2)}Z`, '#FFFFFF', { opacity: 0.16 });
    });
    return [
      paper(s, '#FFC560', '#FFE3A8', 0.75),
      ...rays,
      use('shade', isTall(s) ? s.W * 0.14 : stage.x, stage.y, isTall(s) ? s.W * 0.72 : stage.w - 40, stage.h - 4),
      column(
        38 * s.k,
        [
          kicker(s, '{kicker}', '#7A4A08'),
          heading(s, '{headline}', 'barlow-condensed-800', isTall(s) ? 108 : 92, INK, {
            maxLines: 4,
            uppercase: true,
            lineHeight: 0.98,
          }),
          column(16 * s.k, items),
        ].slice(s.size === 'link' ? 1 : 0),
        { x: words.x, y: words.y, w: words.w },
      ),
    ];
  },
});
