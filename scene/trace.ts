import type { DrawItem, Layout, Matrix, SceneWarning, TextItem } from './display-list.ts';
import type { Layer } from './layers.ts';
import { openScene, type LayoutInput } from './layout.ts';
import type { Box } from './path-data.ts';
import type { Typesetter } from './text/typesetter.ts';

/** Where a layer came to stand, and what became of it. */
export interface Placed {
  /** From the layer's own coordinates to pixels of the picture. */
  matrix: Matrix;
  /** The box that it takes, in its own coordinates; 0 × 0 for a path without one. */
  w: number;
  h: number;
  /** Pixels that it touches; undefined when it draws nothing. */
  bounds: Box | undefined;
  warnings: readonly SceneWarning[];
  /** What is drawn of a text; undefined for what is none. */
  words: TextItem | undefined;
}

export interface Trace {
  layout: Layout;
  /** By the very objects of the template; one that shows nothing in this brand is missing. */
  placed: ReadonlyMap<Layer, Placed>;
}

function unionOf(items: readonly DrawItem[]): Box | undefined {
  const [first, ...rest] = items.map(({ bounds }) => bounds);
  return rest.reduce<Box | undefined>((all, box) => {
    if (all === undefined) return box;
    const [x, y] = [Math.min(all.x, box.x), Math.min(all.y, box.y)];
    return { x, y, w: Math.max(all.x + all.w, box.x + box.w) - x, h: Math.max(all.y + all.h, box.y + box.h) - y };
  }, first);
}

/** Pixels that the words of a layer are set in; undefined where it has none. */
export function fontSizeOf({ words }: Placed): number | undefined {
  const run = words?.runs[0];
  return run && words && run.size * Math.hypot(words.matrix[0], words.matrix[1]);
}

/**
 * The layout of a piece with the place of every layer, for who designs it. Slower than `layoutScene`, which keeps what is the same for
 * every member.
 */
export function traceScene(input: LayoutInput, type: Typesetter): Trace {
  const placed = new Map<Layer, Placed>();
  const { env, draw, layers, width, height } = openScene(input, type, (layer, build, { warnings }) => {
    const before = warnings.length;
    const built = build();
    // A stack that shrinks builds its words again and again: what the last time told counts.
    const told = layer.type === 'text' ? warnings.slice(before) : [];
    return (
      built && {
        ...built,
        emit(place) {
          const from = env.items.length;
          built.emit(place);
          const items = env.items.slice(from);
          const [first] = items;
          const words = layer.type === 'text' && first?.kind === 'text' ? first : undefined;
          const { w, h } = built;
          placed.set(layer, { matrix: place.matrix, w, h, bounds: unionOf(items), warnings: told, words });
        },
      }
    );
  });
  layers.forEach(draw);
  return { layout: { width, height, items: env.items, warnings: env.warnings }, placed };
}
