/** A run of two lists that are compared: in both of them, or in one. */
export interface Run<Item> {
  readonly kind: 'same' | 'gone' | 'new';
  readonly items: readonly Item[];
}

/** Lengths of the longest common rest of both lists, from each pair of places on. */
function commonRests<Item>(before: readonly Item[], after: readonly Item[]): Uint32Array[] {
  const rests = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = rests[i] as Uint32Array;
    const below = rests[i + 1] as Uint32Array;
    for (let j = after.length - 1; j >= 0; j -= 1)
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return rests;
}

/** Pairs of places that are looked at. Beyond that it would take seconds, and the room of a whole browser. */
const MOST_PAIRS = 16_000_000;

/** The runs of two lists that have no common beginning or end. */
function compareMiddles<Item>(before: readonly Item[], after: readonly Item[]): Run<Item>[] {
  if (before.length * after.length > MOST_PAIRS)
    return [
      { kind: 'gone', items: before },
      { kind: 'new', items: after },
    ];
  const rests = commonRests(before, after);
  const runs: { kind: Run<Item>['kind']; items: Item[] }[] = [];
  const add = (kind: Run<Item>['kind'], item: Item) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else runs.push({ kind, items: [item] });
  };
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const isSame = i < before.length && j < after.length && before[i] === after[j];
    const takesBefore = i < before.length && (rests[i + 1]?.[j] ?? 0) >= (rests[i]?.[j + 1] ?? 0);
    if (isSame) {
      add('same', before[i] as Item);
      i += 1;
      j += 1;
    } else if (takesBefore || j === after.length) {
      add('gone', before[i] as Item);
      i += 1;
    } else {
      add('new', after[j] as Item);
      j += 1;
    }
  }
  return runs;
}

/**
 * What became of a list: the fewest items gone and new, in the order of the list, those that are gone first. What both begin and end with
 * costs nothing; the rest takes time and room by the product of both lengths, so it is asked for paragraphs and for the words of one, and
 * of two that are too long together nothing in between is called the same.
 */
export function compareLists<Item>(before: readonly Item[], after: readonly Item[]): Run<Item>[] {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first += 1;
  let last = 0;
  while (last < shorter - first && before[before.length - 1 - last] === after[after.length - 1 - last]) last += 1;
  const middle = (items: readonly Item[]) => items.slice(first, items.length - last);
  const runs: Run<Item>[] = [
    { kind: 'same', items: before.slice(0, first) },
    ...compareMiddles(middle(before), middle(after)),
    { kind: 'same', items: before.slice(before.length - last) },
  ];
  return runs.filter(({ items }) => items.length > 0);
}

/** The words of a text with what stands between them, so that they can be put together again. */
export function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}
