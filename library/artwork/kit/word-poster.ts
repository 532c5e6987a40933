import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import type { SceneLanguage, Template } from '@yardsign/scene/template/template';
import { column, line, rect, text } from './layers.ts';
import { isTall, poster, type Sheet } from './sheet.ts';
import { heading, kicker, paper } from './words.ts';

type Pair = Record<SceneLanguage, string>;

interface WordPoster {
  name: string;
  word: Pair;
  kind: Pair;
  meaning: Pair;
  example: Pair;
  colours: { paper: string; card: string; ink: string };
  symbols?: Record<string, SceneSymbol>;
  art: (box: { x: number; y: number; w: number; h: number }, sheet: Sheet) => Layer[];
}

/** A word of the trade as a dictionary has it: the word, what kind it is, what it means, and how it is used. */
export function wordPoster({ name, word, kind, meaning, example, colours, symbols, art }: WordPoster): Template {
  return poster({
    name,
    texts: { label: { en: 'A word, explained', es: 'Una palabra, explicada' }, word, kind, meaning, example },
    symbols: symbols ?? {},
    look: { ink: colours.ink, soft: '#57616B', background: 'standard', band: '#FFFFFF' },
    draw(s) {
      const link = s.size === 'link';
      const tall = isTall(s);
      const air = Math.round(44 * s.k);
      const card = {
        x: s.m - 16,
        y: s.top - (link ? 14 : 10),
        w: s.W - 2 * s.m + 32,
        h: s.base - s.top - (link ? 20 : 34),
      };
      const drawing = tall
        ? { x: card.x + card.w * 0.46, y: card.y + card.h * 0.66, w: card.w * 0.5, h: card.h * 0.31 }
        : { x: card.x + card.w * 0.7, y: card.y + card.h * 0.3, w: card.w * 0.27, h: card.h * 0.66 };
      const ink = `readable(brand.primary, ${colours.card})`;
      return [
        paper(s, 'brand.primary', 'shade(brand.primary, 0.12)'),
        rect(card.x, card.y, card.w, card.h, colours.card, {
          radius: 28,
          shadow: { x: 0, y: 14, blur: 34, color: '#0000002E' },
        }),
        rect(card.x, card.y + 40 * s.k, 12, 92 * s.k, 'brand.primary'),
        ...art(drawing, s),
        column(
          (tall ? 40 : 34) * s.k,
          [
            kicker(s, '{label}', ink),
            heading(s, '{word}', 'fraunces-600', link ? 104 : 112, colours.ink, { maxLines: 1 }),
            text('{kind}', 'dm-serif-400-italic', Math.round(33 * s.k), ink, { maxLines: 1 }),
            text('{meaning}', 'figtree-400', Math.round((tall ? 40 : 34) * s.k), colours.ink, {
              maxLines: 7,
              lineHeight: 1.34,
              w: tall ? card.w - 2 * air : card.w * 0.62,
            }),
            text('{example}', 'fraunces-600-italic', Math.round((tall ? 34 : 29) * s.k), '#57616B', {
              maxLines: 4,
              lineHeight: 1.32,
              w: tall ? card.w - 2 * air : card.w * 0.6,
            }),
          ],
          {
            x: card.x + air,
            y: card.y + air,
            w: card.w - 2 * air,
            h: tall ? card.h * 0.58 : card.h - 2 * air,
            shrink: true,
          },
        ),
        line(
          `M${card.x + air} ${card.y + card.h - 22 * s.k}L${card.x + air + 90 * s.k} ${card.y + card.h - 22 * s.k}`,
          colours.paper,
          5,
        ),
      ];
    },
  });
}
