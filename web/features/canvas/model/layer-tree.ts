import type { Layer } from '@yardsign/scene/layers';

/** The way to a layer: its place among those of the size, then among the children of each. */
export type Path = readonly number[];

export type Patch = Readonly<Record<string, unknown>>;

export const childrenOf = (layer: Layer): readonly Layer[] => ('children' in layer ? layer.children : []);

export function layerAt(layers: readonly Layer[], path: Path): Layer | undefined {
  const [at, ...rest] = path;
  const layer = at === undefined ? undefined : layers[at];
  return layer === undefined || rest.length === 0 ? layer : layerAt(childrenOf(layer), rest);
}

/** The same layers with another list where the path leads; its last step is a place in that list. */
function withList(
  layers: readonly Layer[],
  path: Path,
  change: (list: readonly Layer[], at: number) => Layer[],
): Layer[] {
  const [at = 0, ...rest] = path;
  if (rest.length === 0) return change(layers, at);
  return layers.map((layer, i) =>
    i === at && 'children' in layer ? { ...layer, children: withList(layer.children, rest, change) } : layer,
  );
}

/** Other values for some of a layer's fields; `undefined` takes a field away. */
function patched(layer: Layer, patch: Patch): Layer {
  const all = Object.entries({ ...layer, ...patch }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as unknown as Layer;
}

export function patchAt(layers: readonly Layer[], path: Path, patch: Patch): Layer[] {
  return withList(layers, path, (list, at) => list.map((layer, i) => (i === at ? patched(layer, patch) : layer)));
}

export function removeAt(layers: readonly Layer[], path: Path): Layer[] {
  return withList(layers, path, (list, at) => list.filter((_layer, i) => i !== at));
}

/** Puts a layer where the path leads, before the one that stands there. */
export function insertAt(layers: readonly Layer[], path: Path, added: Layer): Layer[] {
  return withList(layers, path, (list, at) => [...list.slice(0, at), added, ...list.slice(at)]);
}

/** Where a layer is after it changed places with the next one in its list; undefined at the end of that. */
export function swapAt(layers: readonly Layer[], path: Path, by: 1 | -1): { layers: Layer[]; path: Path } | undefined {
  const at = path.at(-1) ?? 0;
  const next = [...path.slice(0, -1), at + by];
  const other = layerAt(layers, next);
  const own = layerAt(layers, path);
  if (other === undefined || own === undefined) return undefined;
  const swapped = withList(layers, path, (list) =>
    list.map((layer, i) => (i === at ? other : i === at + by ? own : layer)),
  );
  return { layers: swapped, path: next };
}

export interface Found {
  layer: Layer;
  path: Path;
}

/** Every layer with its way, parents before their children. */
export function walk(layers: readonly Layer[], above: Path = []): Found[] {
  return layers.flatMap((layer, at) => {
    const path = [...above, at];
    return [{ layer, path }, ...walk(childrenOf(layer), path)];
  });
}

export const isWithin = (path: Path, above: Path): boolean => above.every((at, i) => path[i] === at);

export const samePath = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other);

/** Whether a layer stands where its `x` and `y` say; a stack places its children itself. */
export function isFree(layers: readonly Layer[], path: Path): boolean {
  const parent = layerAt(layers, path.slice(0, -1));
  return path.length > 0 && (parent === undefined || parent.type === 'group');
}

/** The layer itself, or the nearest one around it, that stands where its `x` and `y` say. */
export function freePath(layers: readonly Layer[], path: Path): Path {
  return isFree(layers, path) || path.length <= 1 ? path : freePath(layers, path.slice(0, -1));
}
