import type { Layer } from '@yardsign/scene/layers';
import type { SceneLanguage, Template } from '@yardsign/scene/template/template';
import { column, group, oval, rect, text } from './layers.ts';
import { poster, type Sheet } from './sheet.ts';
import { heading, kicker, paper } from './words.ts';

type Pair = Record<SceneLanguage, string>;

interface Step {
  title: Pair;
  line: Pair;
}

interface StepsPoster {
  name: string;
  kicker: Pair;
  headline: Pair;
  steps: readonly [Step, Step, Step, Step, Step, Step];
  colours: { paper: string; card: string; ink: string };
}

/** Six fields in two columns, or one below the other where there is room for it. */
function fields(s: Sheet): { columns: number; top: number; gap: number; w: number; h: number } {
  const columns = s.size === 'story' ? 1 : 2;
  const top = s.top + { square: 176, portrait: 250, story: 290, link: 0 }[s.size];
  const gap = Math.round(16 * s.k);
  const rows = 6 / columns;
  return {
    columns,
    top,
    gap,
    w: (s.W - 2 * (s.m - 16) - gap * (columns - 1)) / columns,
    h: (s.base - 24 - top - gap * (rows - 1)) / rows,
  };
}

/** Six steps or parts, each with a title and a line: what one would otherwise explain at the kitchen table. */
export function stepsPoster({ name, kicker: small, headline, steps, colours }: StepsPoster): Template {
  const texts = Object.fromEntries(
    steps.flatMap(({ title, line }, i) => [
      [`title${i + 1}`, title],
      [`line${i + 1}`, line],
    ]),
  );
  const accent = `readable(brand.primary, ${colours.paper})`;
  return poster({
    name,
    texts: { kicker: small, headline, ...texts },
    sizes: ['square', 'portrait', 'story'],
    look: { ink: colours.ink, soft: '#55605A', background: 'standard', band: '#FFFFFF', rule: 'brand.primary' },
    draw(s) {
      const field = fields(s);
      const pad = Math.round(22 * s.k);
      const sign = Math.round(50 * s.k);
      const cell = (i: number): Layer[] => {
        const x = s.m - 16 + (i % field.columns) * (field.w + field.gap);
        const y = field.top + Math.floor(i / field.columns) * (field.h + field.gap);
        const words = field.w - sign - 3 * pad;
        return [
          rect(x, y, field.w, field.h, colours.card, { radius: 22 }),
          group(x + pad, y + (field.h - sign) / 2, sign, sign, [
            oval(sign / 2, sign / 2, sign / 2, sign / 2, 'brand.primary'),
            text(String(i + 1), 'figtree-800', Math.round(27 * s.k), 'brand.onPrimary', {
              w: sign,
              h: sign,
              align: 'center',
              valign: 'middle',
            }),
          ]),
          column(
            Math.round(15 * s.k),
            [
              text(`{title${i + 1}}`, 'figtree-800', [Math.round(23 * s.k), Math.round(34 * s.k)], colours.ink, {
                maxLines: 2,
                lineHeight: 1.14,
              }),
              text(`{line${i + 1}}`, 'figtree-400', [Math.round(20 * s.k), Math.round(29 * s.k)], colours.ink, {
                maxLines: 4,
                lineHeight: 1.26,
              }),
            ],
            { x: x + sign + 2 * pad, y: y + pad, w: words, h: field.h - 2 * pad, justify: 'center', shrink: true },
          ),
        ];
      };
      return [
        paper(s, colours.paper),
        rect(0, 0, s.W, 14 * s.k, 'brand.primary'),
        column(
          20 * s.k,
          [
            kicker(s, '{kicker}', accent),
            heading(s, '{headline}', 'dm-serif-400', 76, colours.ink, {
              maxLines: s.size === 'square' ? 1 : 2,
              emphasis: { font: 'dm-serif-400-italic', color: accent },
            }),
          ],
          { x: s.m, y: s.top - 10, w: s.W - 2 * s.m },
        ),
        ...steps.flatMap((_, i) => cell(i)),
      ];
    },
  });
}
