import type { Drawing } from '@yardsign/contracts/drawing-fields';
import type { Layer } from '@yardsign/scene/layers';
import { SIZES, sizesOf, type SizeName, type Template } from '@yardsign/scene/template/template';
import { LANGUAGES, perLanguage, type Language } from '@yardsign/domain/languages';

import { counterpartOf, isOfItsSize } from './counterparts.ts';
import { insertAt, layerAt, patchAt, removeAt, walk, type Patch, type Path } from './layer-tree.ts';

export type DesignSlot = Drawing['slots'][number];

export interface DesignWords {
  readonly title: string;
  readonly description: string;
  readonly shareText: string;
}

/** Everything that is designed of a piece: what it draws, what it leaves to the member, and its words. */
export interface Design {
  readonly template: Template;
  readonly slots: readonly DesignSlot[];
  readonly words: Readonly<Record<Language, DesignWords>>;
}

export const layersIn = (design: Design, size: SizeName): readonly Layer[] => design.template.sizes[size]?.layers ?? [];

export function withLayers(design: Design, size: SizeName, layers: Layer[]): Design {
  const { template } = design;
  return { ...design, template: { ...template, sizes: { ...template.sizes, [size]: { layers } } } };
}

export function withText(design: Design, key: string, language: Language, words: string): Design {
  const { template } = design;
  const before = template.texts[key] ?? perLanguage(() => '');
  return {
    ...design,
    template: { ...template, texts: { ...template.texts, [key]: { ...before, [language]: words } } },
  };
}

/** The words of the template in one language: what a layout is made with. */
export function textsIn({ template }: Design, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(template.texts).map(([key, text]) => [key, text[language]]));
}

/** Changes a layer in its size; what is no measure changes in every size that has the same layer. */
export function changeLayer(design: Design, size: SizeName, path: Path, patch: Patch): Design {
  const shared = Object.fromEntries(Object.entries(patch).filter(([field]) => !isOfItsSize(field)));
  const layers = layersIn(design, size);
  const type = layerAt(layers, path)?.type;
  let changed = withLayers(design, size, patchAt(layers, path, patch));
  if (Object.keys(shared).length === 0) return changed;
  for (const other of sizesOf(design.template).filter((each) => each !== size)) {
    const there = counterpartOf(layers, path, layersIn(design, other));
    if (there && layerAt(layersIn(design, other), there)?.type === type)
      changed = withLayers(changed, other, patchAt(layersIn(changed, other), there, shared));
  }
  return changed;
}

/** A copy of a layer for another size: as far from the edges, and as large, in proportion to that. */
function scaledTo(layer: Layer, from: SizeName, to: SizeName): Layer {
  const [across, down] = [SIZES[to].width / SIZES[from].width, SIZES[to].height / SIZES[from].height];
  const even = Math.min(across, down);
  const round = (value: number) => Math.round(value * 10) / 10;
  const copy = structuredClone(layer) as Layer & Partial<Record<'x' | 'y' | 'w' | 'h', number>>;
  const isFlat = layer.type === 'rect' || layer.type === 'text' || layer.type === 'stack';
  if (copy.x !== undefined) copy.x = round(copy.x * across);
  if (copy.y !== undefined) copy.y = round(copy.y * down);
  if (copy.w !== undefined) copy.w = round(copy.w * (isFlat ? across : even));
  if (copy.h !== undefined) copy.h = round(copy.h * (isFlat ? down : even));
  return copy;
}

/** The share of the height that something new stands below what was added before it at the same place. */
const BELOW = 0.07;

/** A new layer where none of its list stands, as long as there is room: two facts that are put in one after the other are both read. */
function besideOthers(layers: readonly Layer[], layer: Layer, height: number): Layer {
  const { x, y } = layer;
  const step = Math.round(height * BELOW);
  if (y === undefined || !layers.some((each) => each.x === x && each.y === y)) return layer;
  if (y + step + (('h' in layer ? layer.h : undefined) ?? step) > height) return layer;
  return besideOthers(layers, { ...layer, y: y + step }, height);
}

/** Adds a layer on top of a size, and its like on top of every other one. */
export function addLayer(design: Design, size: SizeName, made: Layer): { design: Design; path: Path } {
  const layer = besideOthers(layersIn(design, size), made, SIZES[size].height);
  const sizes = sizesOf(design.template);
  const added = sizes.reduce(
    (all, each) => withLayers(all, each, [...layersIn(all, each), scaledTo(layer, size, each)]),
    design,
  );
  return { design: added, path: [layersIn(design, size).length] };
}

/** Takes a layer out of every size that has it. */
export function removeLayer(design: Design, size: SizeName, path: Path): Design {
  const layers = layersIn(design, size);
  return sizesOf(design.template).reduce((all, each) => {
    const there = each === size ? path : counterpartOf(layers, path, layersIn(design, each));
    return there ? withLayers(all, each, removeAt(layersIn(all, each), there)) : all;
  }, design);
}

/** Sizes that a layer of one size is in. */
export function sizesWith(design: Design, size: SizeName, path: Path): SizeName[] {
  const layers = layersIn(design, size);
  return sizesOf(design.template).filter(
    (each) => each === size || counterpartOf(layers, path, layersIn(design, each)) !== undefined,
  );
}

/** Takes a layer out of another size, or puts its like on top there. */
export function showIn(design: Design, size: SizeName, path: Path, other: SizeName, isShown: boolean): Design {
  const layers = layersIn(design, size);
  const theirs = layersIn(design, other);
  const layer = layerAt(layers, path);
  const there = counterpartOf(layers, path, theirs);
  if (isShown === (there !== undefined) || layer === undefined) return design;
  const at = Math.min(path[0] ?? 0, theirs.length);
  const changed = there ? removeAt(theirs, there) : insertAt(theirs, [at], scaledTo(layer, size, other));
  return withLayers(design, other, changed);
}

/** A name that no text of the template has. */
export function freeKey({ template }: Design, wanted: string): string {
  const names = Array.from({ length: Object.keys(template.texts).length + 1 }, (_, i) =>
    i === 0 ? wanted : `${wanted}${i + 1}`,
  );
  return names.find((name) => !(name in template.texts)) ?? wanted;
}

const NAMED = /\{([\w.]+)\}/g;

/** The texts of the template that a layer shows, by key. */
export function keysIn(layer: Layer): string[] {
  if (layer.type !== 'text') return [];
  const named = [layer.text].flat().flatMap((part) => [...part.matchAll(NAMED)].map(([, key = '']) => key));
  return [...new Set(named)].filter((key) => !key.includes('.'));
}

/** Lets go of texts that nothing shows any more; the examples of slots stay. */
export function withoutUnused(design: Design): Design {
  const { template, slots } = design;
  const layers = Object.values(template.sizes).flatMap((size) => walk(size.layers).map(({ layer }) => layer));
  const inSymbols = Object.values(template.symbols).flatMap((symbol) => walk(symbol.layers).map(({ layer }) => layer));
  const all = [...layers, ...inSymbols];
  const conditions = all.map(({ when = '' }) => when).join(' & ');
  const used = new Set([...all.flatMap(keysIn), ...slots.map(({ key }) => key)]);
  const inTexts = Object.values(template.texts)
    .flatMap((text) => LANGUAGES.map((language) => text[language]))
    .join(' ');
  const isUsed = (key: string) => used.has(key) || conditions.includes(key) || inTexts.includes(`{${key}}`);
  const texts = Object.fromEntries(Object.entries(template.texts).filter(([key]) => isUsed(key)));
  return { ...design, template: { ...template, texts } };
}
