import type { Layer } from '@yardsign/scene/layers';
import { sizesOf, type SizeName } from '@yardsign/scene/template/template';
import { perLanguage } from '@yardsign/domain/languages';
import { counterpartOf } from './counterparts.ts';
import { changeLayer, type Design, freeKey, keysIn, layersIn, withLayers, withText } from './design.ts';
import { insertAt, isFree, layerAt, type Path, samePath, swapAt, walk } from './layer-tree.ts';
import { type Movable, movableAt, placeFields, type Places, type Point } from './places.ts';
import type { Rect } from './snap.ts';

/** What moves when all of these layers are moved. */
export const movablesAt = (layers: readonly Layer[], places: Places, paths: readonly Path[]): Movable[] =>
  paths.flatMap((path) => movableAt(layers, places, path) ?? []);

/** The smallest box that has all of these in it; undefined of none. */
export function boxAround(boxes: readonly Rect[]): Rect | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** Moves each by as many pixels of the picture as is said of it. */
function moveEach(design: Design, size: SizeName, movables: readonly Movable[], by: (each: Movable) => Point): Design {
  return movables.reduce((all, each) => {
    const { x, y } = by(each);
    const after = { ...each.box, x: each.box.x + x, y: each.box.y + y };
    return changeLayer(all, size, each.path, placeFields(each, after));
  }, design);
}

/** Moves all of them by as much. */
export const moveTogether = (design: Design, size: SizeName, movables: readonly Movable[], by: Point): Design =>
  moveEach(design, size, movables, () => by);

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Where along a side something is held: at its beginning, its middle or its end. */
const SHARE: Readonly<Record<Alignment, number>> = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 };
const ACROSS: ReadonlySet<Alignment> = new Set(['left', 'center', 'right']);

/** Aligns them to the box that they take together. */
export function alignTogether(design: Design, size: SizeName, movables: readonly Movable[], to: Alignment): Design {
  const all = boxAround(movables.map(({ box }) => box));
  if (all === undefined) return design;
  const share = SHARE[to];
  return moveEach(design, size, movables, ({ box }) =>
    ACROSS.has(to)
      ? { x: all.x + share * all.w - (box.x + share * box.w), y: 0 }
      : { x: 0, y: all.y + share * all.h - (box.y + share * box.h) },
  );
}

/** How far from a layer its copy stands, to the right and down, in its own pixels. */
const ASIDE = 24;

const placeOf = (path: Path): number => path.at(-1) ?? 0;
/** Those in front first: taking one out leaves the places of the others what they are. */
export const fromTheFront = (paths: readonly Path[]): Path[] =>
  paths.toSorted((one, other) => placeOf(other) - placeOf(one));

/** New names for the words that layers show, so that a copy says its own. What a member fills in stays the same slot. */
function wordsToCopy(
  design: Design,
  size: SizeName,
  paths: readonly Path[],
): { design: Design; names: [string, string][] } {
  const layers = paths.flatMap((path) => layerAt(layersIn(design, size), path) ?? []);
  const shown = walk(layers).flatMap(({ layer }) => keysIn(layer));
  const isOwn = (key: string) => key in design.template.texts && design.slots.every((slot) => slot.key !== key);
  const names: [string, string][] = [];
  let withCopies = design;
  for (const key of new Set(shown.filter(isOwn))) {
    const name = freeKey(withCopies, key);
    const said = design.template.texts[key] ?? perLanguage(() => '');
    withCopies = withText(withText(withCopies, name, 'en', said.en), name, 'es', said.es);
    names.push([key, name]);
  }
  return { design: withCopies, names };
}

/** A layer that shows other words, with everything in it. */
function renamed<Of extends Layer>(layer: Of, names: ReadonlyMap<string, string>): Of {
  const other = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (all, key: string) => (names.has(key) ? `{${names.get(key)}}` : all));
  if (layer.type === 'text')
    return { ...layer, text: Array.isArray(layer.text) ? layer.text.map(other) : other(layer.text) };
  if (!('children' in layer)) return { ...layer };
  return { ...layer, children: layer.children.map((child) => renamed(child, names)) };
}

/** Puts a copy of each before it, in every size that has it. @returns the design, and the way to each copy */
export function copyLayers(design: Design, size: SizeName, paths: readonly Path[]): { design: Design; paths: Path[] } {
  const { design: worded, names } = wordsToCopy(design, size, paths);
  const known = new Map(names);
  const layers = layersIn(design, size);
  const copied = sizesOf(design.template).reduce((all, each) => {
    const theirs = layersIn(design, each);
    const there: readonly Path[] =
      each === size
        ? paths
        : paths.flatMap((path) => {
            const found = counterpartOf(layers, path, theirs);
            return found === undefined ? [] : [found];
          });
    const withCopies = fromTheFront(there).reduce((list: readonly Layer[], path) => {
      const layer = layerAt(theirs, path);
      if (layer === undefined) return list;
      const copy = renamed(layer, known);
      const aside = isFree(theirs, path) ? { ...copy, x: (copy.x ?? 0) + ASIDE, y: (copy.y ?? 0) + ASIDE } : copy;
      return insertAt(list, [...path.slice(0, -1), placeOf(path) + 1], aside);
    }, theirs);
    return withLayers(all, each, [...withCopies]);
  }, worded);
  // Each copy that lies further back has pushed those before it on by one.
  const ways = fromTheFront(paths)
    .toReversed()
    .map((path, at) => [...path.slice(0, -1), placeOf(path) + at + 1]);
  return { design: copied, paths: ways };
}

/** Brings layers of one list one place to the front, or to the back; those that are there already stay. */
export function raiseTogether(
  layers: readonly Layer[],
  paths: readonly Path[],
  by: 1 | -1,
): { layers: Layer[]; paths: Path[] } {
  const ahead = by === 1 ? fromTheFront(paths) : fromTheFront(paths).toReversed();
  return ahead.reduce(
    (all: { layers: Layer[]; paths: Path[] }, path) => {
      const next = [...path.slice(0, -1), placeOf(path) + by];
      const swapped = all.paths.some((each) => samePath(each, next)) ? undefined : swapAt(all.layers, path, by);
      return { layers: swapped?.layers ?? all.layers, paths: [...all.paths, swapped?.path ?? path] };
    },
    { layers: [...layers], paths: [] },
  );
}
