import type { GroupLayer, Layer } from '@yardsign/scene/layers';
import { sizesOf, type SizeName } from '@yardsign/scene/template/template';
import { counterpartOf } from './counterparts.ts';
import { type Design, layersIn, withLayers } from './design.ts';
import { insertAt, isFree, layerAt, type Path, removeAt, samePath } from './layer-tree.ts';

/** Whether two layers stand in the same list, where a group can take their place. */
export const canGoTogether = (layers: readonly Layer[], one: Path, other: Path): boolean =>
  samePath(one.slice(0, -1), other.slice(0, -1)) && isFree(layers, one);

const lastOf = (path: Path): number => path.at(-1) ?? 0;

interface Grouped {
  layers: Layer[];
  path: Path;
}

/** The layers in a group, which stands where the one in front stood. Their list stays in its order, and they where they are. */
function groupIn(layers: readonly Layer[], paths: readonly Path[]): Grouped | undefined {
  const inOrder = paths.toSorted((one, other) => lastOf(one) - lastOf(other));
  const front = inOrder.at(-1);
  const children = inOrder.flatMap((path) => layerAt(layers, path) ?? []);
  if (front === undefined || children.length < 2) return undefined;
  const without = inOrder.toReversed().reduce((all: readonly Layer[], path) => removeAt(all, path), layers);
  const path = [...front.slice(0, -1), lastOf(front) - (children.length - 1)];
  return { layers: insertAt(without, path, { type: 'group', children }), path };
}

/** Puts layers of one list into a group, in every size that has at least two of them side by side. */
export function groupLayers(
  design: Design,
  size: SizeName,
  paths: readonly Path[],
): { design: Design; path: Path } | undefined {
  const layers = layersIn(design, size);
  const own = groupIn(layers, paths);
  if (own === undefined) return undefined;
  const others = sizesOf(design.template).filter((each) => each !== size);
  const grouped = others.reduce(
    (all, each) => {
      const theirs = layersIn(all, each);
      const found = paths.flatMap((path) => {
        const there = counterpartOf(layers, path, theirs);
        return there === undefined ? [] : [there];
      });
      const [first] = found;
      const areTogether = first !== undefined && found.every((path) => canGoTogether(theirs, first, path));
      const made = areTogether ? groupIn(theirs, found) : undefined;
      return made ? withLayers(all, each, made.layers) : all;
    },
    withLayers(design, size, own.layers),
  );
  return { design: grouped, path: own.path };
}

const isPlain = ({ scale, rotate, clip }: GroupLayer): boolean =>
  (scale ?? 1) === 1 && rotate === undefined && clip === undefined;

/** A layer as it stands when its group is no more. What it cannot carry itself stays around it, as a group of its own. */
function freed(group: GroupLayer, child: Layer): Layer {
  if (!isPlain(group)) return { ...group, children: [child] };
  const opacity = (group.opacity ?? 1) * (child.opacity ?? 1);
  const when = [group.when, child.when].filter(Boolean).join(' & ');
  return {
    ...child,
    x: (group.x ?? 0) + (child.x ?? 0),
    y: (group.y ?? 0) + (child.y ?? 0),
    ...(opacity !== 1 && { opacity }),
    ...(when !== '' && { when }),
  };
}

/** Whether a group can be taken apart: one that is scaled or turned and holds one layer is what carries that. */
export const canUngroup = (layers: readonly Layer[], path: Path): boolean => {
  const layer = layerAt(layers, path);
  return layer?.type === 'group' && isFree(layers, path) && (isPlain(layer) || layer.children.length > 1);
};

function ungroupIn(layers: readonly Layer[], path: Path): Layer[] | undefined {
  const group = layerAt(layers, path);
  if (group?.type !== 'group' || !canUngroup(layers, path)) return undefined;
  const without = removeAt(layers, path);
  return group.children.toReversed().reduce((all, child) => insertAt(all, path, freed(group, child)), without);
}

/** Takes a group apart in every size that has it: its layers stand where they stood. @returns the design, and the way to each of them */
export function ungroupLayer(
  design: Design,
  size: SizeName,
  path: Path,
): { design: Design; paths: Path[] } | undefined {
  const layers = layersIn(design, size);
  const group = layerAt(layers, path);
  const own = ungroupIn(layers, path);
  if (own === undefined || group?.type !== 'group') return undefined;
  const others = sizesOf(design.template).filter((each) => each !== size);
  const apart = others.reduce(
    (all, each) => {
      const there = counterpartOf(layers, path, layersIn(all, each));
      const theirs = there && ungroupIn(layersIn(all, each), there);
      return theirs ? withLayers(all, each, theirs) : all;
    },
    withLayers(design, size, own),
  );
  return { design: apart, paths: group.children.map((_child, at) => [...path.slice(0, -1), lastOf(path) + at]) };
}
