/** Modules that are needed by the same entries: pages, and parts that come later. */
export interface Shared {
  readonly ids: readonly string[];
  /** Places in the list of entries. */
  readonly entries: ReadonlySet<number>;
  /** Length of the code. */
  readonly size: number;
  /** Places, in the list of all shared modules, of those whose code this code imports. */
  readonly needs: ReadonlySet<number>;
}

interface Terms {
  /** How much each entry matters. */
  weights: readonly number[];
  /** The length of code that is as dear as one more file. */
  fileCost: number;
}

/** A file to be, while others are joined to it. */
interface File {
  ids: string[];
  /** All that fetch it: those that need its code, and those that need a file whose code imports it. */
  entries: Set<number>;
  size: number;
  needs: Set<File>;
}

function filesOf(all: readonly Shared[]): Set<File> {
  const files = all.map(({ ids, entries, size }) => ({
    ids: [...ids],
    entries: new Set(entries),
    size,
    needs: new Set<File>(),
  }));
  all.forEach(({ needs }, at) => {
    for (const each of needs) if (each !== at && files[each]) files[at]?.needs.add(files[each]);
  });
  return new Set(files);
}

/** What a file imports, and what that imports in turn. */
function needsOf({ needs }: File, found = new Set<File>()): Set<File> {
  for (const each of needs)
    if (!found.has(each)) {
      found.add(each);
      needsOf(each, found);
    }
  return found;
}

/**
 * What is won when two become one: those that fetch both fetch one file less. Those that fetch one fetch the code of the other for
 * nothing, and what the other imports.
 */
function gainOf(one: File, other: File, { weights, fileCost }: Terms): number {
  const cost = (by: ReadonlySet<number>, without: ReadonlySet<number>, each: number) => {
    let sum = 0;
    for (const entry of by) if (!without.has(entry)) sum += (weights[entry] ?? 0) * each;
    return sum;
  };
  let gain = -cost(one.entries, other.entries, other.size) - cost(other.entries, one.entries, one.size);
  for (const entry of one.entries) if (other.entries.has(entry)) gain += (weights[entry] ?? 0) * fileCost;
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    for (const need of needsOf(from)) if (need !== to) gain -= cost(to.entries, need.entries, need.size + fileCost);
  return gain;
}

/** Makes the second a part of the first. Answers what has changed by that: the first, and what both import. */
function join(one: File, other: File, files: Set<File>): File[] {
  one.ids.push(...other.ids);
  for (const entry of other.entries) one.entries.add(entry);
  one.size += other.size;
  for (const each of other.needs) one.needs.add(each);
  files.delete(other);
  for (const each of files) if (each.needs.delete(other)) each.needs.add(one);
  one.needs.delete(one);
  const needs = [...needsOf(one)];
  for (const need of needs) for (const entry of one.entries) need.entries.add(entry);
  return [one, ...needs];
}

/**
 * Joins shared modules into few files: the best two again and again, as long as that wins something.
 * Answers layers of files, each of which imports files of layers before its own only: none import each other in a circle. For that
 * nothing has to be done. Were two joined around a third that one imports and that imports the other, they would come to import each
 * other; but whoever fetches the first fetches the third, so joining those two wins no less, and is done as well.
 */
export function joinShared(all: readonly Shared[], terms: Terms): (readonly string[])[][] {
  const files = filesOf(all);
  const gains = new Map<File, Map<File, number>>([...files].map((file) => [file, new Map()]));
  const weigh = (one: File, known: Iterable<File>) => {
    for (const other of known) if (other !== one) gains.get(one)?.set(other, gainOf(one, other, terms));
  };
  const before: File[] = [];
  for (const file of files) {
    weigh(file, before);
    before.push(file);
  }
  while (files.size > 1) {
    let best: { one: File; other: File; gain: number } | null = null;
    for (const [one, row] of gains)
      for (const [other, gain] of row) if (gain > (best?.gain ?? 0)) best = { one, other, gain };
    if (best === null) break;
    const { one, other } = best;
    const changed = join(one, other, files);
    gains.delete(other);
    for (const row of gains.values()) for (const each of [other, ...changed]) row.delete(each);
    for (const each of changed) weigh(each, files);
  }
  const layers: (readonly string[])[][] = [];
  const depthOf = (file: File): number => Math.max(0, ...[...file.needs].map((need) => depthOf(need) + 1));
  for (const file of files) (layers[depthOf(file)] ??= []).push(file.ids);
  return layers;
}
