import type { Layer } from '@yardsign/scene/layers';
import { column, line, oval, path, rect, text } from '../../kit/layers.ts';
import { isTall, poster, split, type Sheet } from '../../kit/sheet.ts';
import { body, heading, paper } from '../../kit/words.ts';

const PAPER = '#F3EFE6';
const INK = '#1F2A30';

export const newYearGoal = poster({
  name: 'One small goal',
  texts: {
    headline: {
      en: 'One small goal for the house this\u00A0year?',
      es: '¿Una meta pequeña para\u00A0la\u00A0casa este\u00A0año?',
    },
    line: { en: 'Mine: fix the drawer that sticks. Yours?', es: 'La mía: arreglar el cajón que se atora. ¿Y la suya?' },
    month: { en: 'January', es: 'Enero' },
  },
  look: { ink: INK, soft: '#5A646A', background: 'standard', band: '#FFFFFF', rule: 'brand.primary' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.44);
    const side = Math.min(stage.w - (isTall(s) ? 240 : 70), stage.h - 60);
    const x = stage.x + (stage.w - side) / 2 - (isTall(s) ? 0 : 15);
    return [
      paper(s, PAPER),
      ...calendar(s, x, stage.y + (stage.h - side) / 2 - 6, side),
      column(
        36 * s.k,
        [
          heading(s, '{headline}', 'fraunces-600', 92, INK, { maxLines: isTall(s) ? 2 : 5 }),
          body(s, '{line}', '#4A555B', { maxLines: 4 }),
        ],
        {
          x: words.x,
          y: words.y,
          w: words.w,
          h: words.h,
          justify: isTall(s) ? 'start' : 'center',
        },
      ),
    ];
  },
});

/** A sheet of a calendar; one day has a ring drawn round it by hand. */
function calendar(s: Sheet, x: number, y: number, side: number): Layer[] {
  const head = side * 0.24;
  const cell = (side * 0.86) / 7;
  const left = x + side * 0.07;
  const top = y + head + side * 0.08;
  const days = Array.from({ length: 31 }, (_, i): Layer => {
    const at = i + 3;
    return text(String(i + 1), 'figtree-600', Math.round(cell * 0.36), INK, {
      x: left + (at % 7) * cell,
      y: top + Math.floor(at / 7) * cell,
      w: cell,
      h: cell,
      align: 'center',
      valign: 'middle',
    });
  });
  const cx = left + cell * 5.5;
  const cy = top + cell * 1.5;
  const r = cell * 0.52;
  return [
    rect(x + 14, y + 18, side, side, '#DDD5C4', { radius: 18 }),
    rect(x, y, side, side, '#FFFFFF', { radius: 18, shadow: { x: 0, y: 10, blur: 24, color: '#00000022' } }),
    path(
      `M${x} ${y + head}L${x} ${y + 18}Q${x} ${y} ${x + 18} ${y}L${x + side - 18} ${y}Q${x + side} ${y} ${x + side} ${y + 18}L${x + side} ${y + head}Z`,
      'brand.primary',
    ),
    text('{month}', 'barlow-condensed-800', Math.round(head * 0.5), 'brand.onPrimary', {
      x,
      y: y + head * 0.1,
      w: side,
      h: head * 0.9,
      align: 'center',
      valign: 'middle',
      uppercase: true,
      letterSpacing: 0.06,
    }),
    ...[0.26, 0.74].map((share) => rect(x + side * share - 9, y - side * 0.045, 18, side * 0.1, INK, { radius: 9 })),
    ...days,
    oval(cx, cy, r * 1.1, r, undefined, {
      stroke: { color: 'readable(brand.primary, #FFFFFF)', width: Math.max(5, side * 0.012) },
    }),
    line(
      `M${cx + r * 1.05} ${cy - r * 0.4}Q${cx + r * 1.5} ${cy - r * 1.1} ${cx + r * 1.2} ${cy - r * 1.4}`,
      'readable(brand.primary, #FFFFFF)',
      Math.max(5, side * 0.012),
    ),
  ];
}
