import type { Layer } from '@yardsign/scene/layers';
import { childrenOf, layerAt, type Path } from './layer-tree.ts';

/** What tells layers of one kind apart, wherever they stand and however large they are. */
function signOf(layer: Layer): string {
  switch (layer.type) {
    case 'text':
      return `text ${JSON.stringify(layer.text)}`;
    case 'image':
      return `image ${layer.slot} ${layer.key ?? ''}`;
    case 'use':
      return `use ${layer.symbol}`;
    case 'stack':
    case 'group':
      return `${layer.type} ${layer.when ?? ''} ${layer.children.map(signOf).join('|')}`;
    case 'rect':
    case 'ellipse':
    case 'path':
      return `${layer.type} ${JSON.stringify([layer.fill, layer.stroke])}`;
    case 'repeat':
      return `repeat ${signOf(layer.child)}`;
    case 'logo':
    case 'mark':
      return layer.type;
  }
}

/** The place of what is alike in another list, counted among its likes. */
function likeIn(
  list: readonly Layer[],
  at: number,
  other: readonly Layer[],
  signed: (layer: Layer) => string,
): { at: number | undefined; alike: boolean } {
  const places = (of: readonly Layer[], sign: string) => of.flatMap((layer, i) => (signed(layer) === sign ? [i] : []));
  const layer = list[at];
  if (layer === undefined) return { at: undefined, alike: false };
  const [own, others] = [places(list, signed(layer)), places(other, signed(layer))];
  return { at: others[own.indexOf(at)], alike: own.length === others.length };
}

/**
 * The way to the same layer in another size, whose layers have no names in common: the one with the same words, picture or look, and
 * where that differs the one at the same place among layers of its kind, if both sizes have as many.
 */
export function counterpartOf(layers: readonly Layer[], path: Path, other: readonly Layer[]): Path | undefined {
  const [at, ...rest] = path;
  if (at === undefined) return [];
  const exact = likeIn(layers, at, other, signOf);
  const loose = likeIn(layers, at, other, ({ type }) => type);
  const found = exact.at ?? (loose.alike ? loose.at : undefined);
  if (found === undefined) return undefined;
  const [own, theirs] = [layers[at], other[found]];
  if (rest.length === 0 || own === undefined || theirs === undefined) return [found];
  const below = counterpartOf(childrenOf(own), rest, childrenOf(theirs));
  return below && [found, ...below];
}

/** What a size has for itself: place, room and measure. Everything else of a layer is kept the same in all of them. */
const OF_ITS_SIZE: ReadonlySet<string> = new Set(
  'x y w h size maxLines lineHeight gap padding radius rotate scale d columns rows stepX stepY stagger children child clip grow shrink'.split(
    ' ',
  ),
);

/** Whether every size has this field for itself. */
export const isOfItsSize = (field: string): boolean => OF_ITS_SIZE.has(field);

/** Fields in which a layer differs from its counterpart though both should be the same. */
export function differencesOf(layers: readonly Layer[], path: Path, other: readonly Layer[]): string[] | undefined {
  const there = counterpartOf(layers, path, other);
  const [own, theirs] = [layerAt(layers, path), there && layerAt(other, there)];
  if (own === undefined || theirs === undefined) return undefined;
  const fields = [...new Set([...Object.keys(own), ...Object.keys(theirs)])].filter((field) => !isOfItsSize(field));
  const said = (layer: Layer, field: string) => JSON.stringify((layer as unknown as Record<string, unknown>)[field]);
  return fields.filter((field) => said(own, field) !== said(theirs, field));
}
