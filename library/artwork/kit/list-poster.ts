import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import type { SceneLanguage, Template } from '@yardsign/scene/template/template';
import { column, group } from './layers.ts';
import { isTall, poster, split, type Sheet } from './sheet.ts';
import { heading, item, kicker, paper } from './words.ts';

type Pair = Record<SceneLanguage, string>;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface ListPoster {
  name: string;
  kicker: Pair;
  headline: Pair;
  items: readonly [Pair, Pair, Pair, Pair];
  /** Of the paper at its top and at its end, and of the words. */
  colours: { from: string; to: string; ink: string };
  /** What stands in the circle before each item: its number, or a tick. */
  badge: 'number' | 'tick';
  symbols?: Record<string, SceneSymbol>;
  /** What lies behind everything, such as a ground. */
  back?: (sheet: Sheet) => Layer[];
  art: (box: Box, sheet: Sheet) => Layer[];
}

/** Where the items stand and where the drawing does, below the headline or beside it. */
function places(s: Sheet): { head: Box; list: Box; art: Box } {
  if (s.size === 'link') {
    const { words } = split(s, 'beside');
    const head = { ...words, w: 520 };
    return { head, list: { ...head, x: 630, y: 84, w: 510 }, art: { x: 40, y: 214, w: 520, h: s.base - 214 } };
  }
  const headH = { square: 258, portrait: 250, story: 276 }[s.size];
  const y = s.top + headH * s.k;
  const head = { x: s.m, y: s.top, w: s.W - 2 * s.m, h: headH };
  if (isTall(s)) {
    const listH = 4 * 80 * s.k;
    return {
      head,
      list: { x: s.m, y, w: s.W - 2 * s.m, h: listH },
      art: { x: s.W * 0.3, y: y + listH, w: s.W * 0.66, h: s.base - y - listH },
    };
  }
  return {
    head,
    list: { x: s.m, y, w: 560, h: s.base - y },
    art: { x: 640, y: y - 10, w: s.W - 640 - 40, h: s.base - y + 10 },
  };
}

/** A headline, four things and a drawing: what to do before, after or instead. */
export function listPoster({ name, kicker: small, headline, items, colours, badge, ...drawn }: ListPoster): Template {
  const [one, two, three, four] = items;
  return poster({
    name,
    texts: { kicker: small, headline, one, two, three, four },
    symbols: drawn.symbols ?? {},
    look: { ink: colours.ink, soft: '#55605A', background: 'standard', band: '#FFFFFF', rule: 'brand.primary' },
    draw(s) {
      const { head, list, art } = places(s);
      const sign = { fill: 'brand.primary', ink: 'brand.onPrimary' };
      const lines = ['{one}', '{two}', '{three}', '{four}'].map((value, i) =>
        item(s, value, colours.ink, badge === 'number' ? { ...sign, number: i + 1 } : sign),
      );
      return [
        paper(s, colours.from, colours.to, s.base / s.H),
        ...(drawn.back?.(s) ?? []),
        group(0, 0, s.W, s.base, drawn.art(art, s), { clip: 0 }),
        column(
          26 * s.k,
          [
            kicker(s, '{kicker}', `readable(brand.primary, ${colours.from})`),
            heading(s, '{headline}', 'dm-serif-400', s.size === 'link' ? 74 : 88, colours.ink, {
              maxLines: 2,
              emphasis: { font: 'dm-serif-400-italic', color: `readable(brand.primary, ${colours.from})` },
            }),
          ],
          { x: head.x, y: head.y, w: head.w },
        ),
        column((isTall(s) ? 30 : 27) * s.k, lines, { x: list.x, y: list.y, w: list.w }),
      ];
    },
  });
}
