import type { Layer } from '../layers.ts';
import type { Template } from './template.ts';

/** What one picture may be made of, symbols and repeated shapes counted as often as they are drawn. The heaviest of the library has some 2,000. */
const MOST_DRAWN = 20_000;

/** An outline of so many characters is as much to draw as one shape more. */
const OUTLINE_OF_A_SHAPE = 50;

/** A shadow is blurred over all that it falls on: 900 of photographs took 20 seconds. */
const SHAPES_OF_A_SHADOW = 100;

/** Characters of all outlines together. The most intricate of the library has some 22,000. */
const MOST_OUTLINE = 60_000;

/** Levels of lists and objects that a template may have within each other. */
const MOST_LEVELS = 60;

/** Whether something is nested deeper than a reader that calls itself should follow. */
export function isTooDeep(json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; depth < MOST_LEVELS; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

/** How many characters of outlines there are in a template. */
function outlineOf(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 0;
  return Object.entries(json).reduce(
    (sum, [key, value]) =>
      sum + (typeof value === 'string' ? (key === 'd' || key === 'clip' ? value.length : 0) : outlineOf(value)),
    0,
  );
}

/** What is wrong with how much a template draws: a symbol that draws itself, a size that never comes to an end, or outlines without one. */
export function weightFaults(template: Template): string[] {
  const { symbols, sizes } = template;
  const known = new Map<string, number>();
  const open = new Set<string>();
  const weigh = (layers: readonly Layer[]): number => layers.reduce((sum, layer) => sum + weightOf(layer), 0);
  const weightOf = (layer: Layer): number =>
    weightOfShape(layer) + ('shadow' in layer && layer.shadow !== undefined ? SHAPES_OF_A_SHADOW : 0);
  function weightOfShape(layer: Layer): number {
    if (layer.type === 'repeat') return layer.columns * layer.rows * weightOf(layer.child);
    if (layer.type === 'path') return 1 + Math.floor(layer.d.length / OUTLINE_OF_A_SHAPE);
    if (layer.type === 'use') return weightOfSymbol(layer.symbol);
    return 1 + ('children' in layer ? weigh(layer.children) : 0);
  }
  function weightOfSymbol(name: string): number {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (open.has(name)) return Infinity;
    open.add(name);
    const weight = 1 + weigh(symbols[name]?.layers ?? []);
    open.delete(name);
    known.set(name, weight);
    return weight;
  }
  const heavy = Object.entries(sizes).flatMap(([size, { layers }]) => {
    const weight = weigh(layers);
    if (weight <= MOST_DRAWN) return [];
    const why = weight === Infinity ? 'a symbol draws itself' : `draws more than ${MOST_DRAWN} shapes`;
    return [`template.sizes.${size}: ${why}`];
  });
  const isIntricate = outlineOf(template) > MOST_OUTLINE;
  return isIntricate ? [...heavy, `template: has outlines of more than ${MOST_OUTLINE} characters`] : heavy;
}
