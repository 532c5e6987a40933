import { compareLists } from './compare.ts';

/** What became of the paragraphs of one text in another. */
export interface Alignment {
  /** Of each paragraph of the first text: its place in the second one; null where it is gone. */
  readonly places: readonly (number | null)[];
  /** Paragraphs of the first text that stand elsewhere, word by word: their places in it. */
  readonly moved: ReadonlySet<number>;
}

/** Paragraphs with less in common than this share of their letters are two, not one that was written anew. */
const LEAST_ALIKE = 0.35;

/** Words that are looked up to find which paragraphs belong together. Beyond that, paragraphs are only told apart. */
const MOST_LOOKUPS = 4_000_000;

interface Counted {
  readonly words: ReadonlyMap<string, number>;
  readonly letters: number;
  readonly isHeading: boolean;
}

function countWords(paragraph: string): Counted {
  const words = new Map<string, number>();
  let letters = 0;
  for (const [word] of paragraph.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    words.set(word, (words.get(word) ?? 0) + 1);
    letters += word.length;
  }
  return { words, letters, isHeading: /^ {0,3}#{1,6}\s/.test(paragraph) };
}

/** How much of two paragraphs is the same: from 0 to 1. A heading is like headings alone. */
function alikeness(one: Counted, other: Counted): number {
  if (one.isHeading !== other.isHeading || one.letters + other.letters === 0) return 0;
  const [fewer, more] = one.words.size < other.words.size ? [one, other] : [other, one];
  let same = 0;
  for (const [word, times] of fewer.words) same += word.length * Math.min(times, more.words.get(word) ?? 0);
  return (2 * same) / (one.letters + other.letters);
}

/** A run of paragraphs that are gone where others have come: places in both texts. */
interface Gap {
  readonly gone: readonly number[];
  readonly came: readonly number[];
}

/** Pairs of what is gone and what came, in order, with the most in common. */
function pairsWithin({ gone, came }: Gap, before: readonly Counted[], after: readonly Counted[]): [number, number][] {
  const lookups = gone.length * came.reduce((sum, at) => sum + (after[at]?.words.size ?? 0), 0);
  if (lookups > MOST_LOOKUPS) return [];
  const scores = gone.map((from) =>
    came.map((to) => alikeness(before[from] as Counted, after[to] as Counted)).map((of) => (of < LEAST_ALIKE ? 0 : of)),
  );
  // The best that the rests of both runs reach together.
  const best = Array.from({ length: gone.length + 1 }, () => new Float64Array(came.length + 1));
  const bestAt = (i: number, j: number) => best[i]?.[j] ?? 0;
  const scoreAt = (i: number, j: number) => scores[i]?.[j] ?? 0;
  for (let i = gone.length - 1; i >= 0; i -= 1)
    for (let j = came.length - 1; j >= 0; j -= 1) {
      const paired = scoreAt(i, j) === 0 ? 0 : scoreAt(i, j) + bestAt(i + 1, j + 1);
      (best[i] as Float64Array)[j] = Math.max(paired, bestAt(i + 1, j), bestAt(i, j + 1));
    }
  const pairs: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < gone.length && j < came.length) {
    if (scoreAt(i, j) > 0 && bestAt(i, j) === scoreAt(i, j) + bestAt(i + 1, j + 1)) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (bestAt(i + 1, j) >= bestAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs.map(([from, to]) => [gone[from] as number, came[to] as number]);
}

/** What lies between the pairs of a gap: as many gone as came are taken to be one another, as long as headings stay headings. */
function pairsBetween(
  { gone, came }: Gap,
  pairs: readonly [number, number][],
  isAlike: (pair: [number, number]) => boolean,
) {
  const found: [number, number][] = [];
  let [from, to] = [-1, -1];
  for (const [nextFrom, nextTo] of [...pairs, [Infinity, Infinity] as const]) {
    const left = gone.filter((at) => at > from && at < nextFrom);
    const right = came.filter((at) => at > to && at < nextTo);
    const beside = left.map((at, row): [number, number] => [at, right[row] ?? -1]);
    if (left.length === right.length && beside.every(isAlike)) found.push(...beside);
    [from, to] = [nextFrom, nextTo];
  }
  return found;
}

/** The runs of two texts that differ, and the pairs of what is the same in the same order. */
function gapsBetween(before: readonly string[], after: readonly string[]) {
  const gaps: { gone: number[]; came: number[] }[] = [];
  const same: [number, number][] = [];
  let [i, j] = [0, 0];
  let gap: (typeof gaps)[number] | undefined;
  for (const { kind, items } of compareLists(before, after)) {
    if (kind === 'same') gap = undefined;
    else if (!gap) gaps.push((gap = { gone: [], came: [] }));
    for (let row = 0; row < items.length; row += 1) {
      if (kind === 'same') same.push([i, j]);
      else if (kind === 'gone') gap?.gone.push(i);
      else gap?.came.push(j);
      if (kind !== 'new') i += 1;
      if (kind !== 'gone') j += 1;
    }
  }
  return { gaps, same };
}

/** Paragraphs that are gone at one place and came at another, word by word. */
function movesBetween(gaps: readonly Gap[], before: readonly string[], after: readonly string[]): [number, number][] {
  const came = new Map<string, number[]>();
  for (const at of gaps.flatMap((gap) => gap.came)) {
    const text = after[at] ?? '';
    came.set(text, [...(came.get(text) ?? []), at]);
  }
  return gaps
    .flatMap(({ gone }) => gone)
    .flatMap((from): [number, number][] => {
      const to = came.get(before[from] ?? '')?.shift();
      return to === undefined ? [] : [[from, to]];
    });
}

/**
 * Puts the paragraphs of two texts beside each other: what is the same, what stands elsewhere now, and what was written anew beside what
 * it was. Every paragraph of the second text belongs to one of the first at most; those that belong to none are new.
 */
export function alignParagraphs(before: readonly string[], after: readonly string[]): Alignment {
  const { gaps, same } = gapsBetween(before, after);
  const moves = movesBetween(gaps, before, after);
  const [left, arrived] = [new Set(moves.map(([from]) => from)), new Set(moves.map(([, to]) => to))];
  const [counted, countedAfter] = [before.map(countWords), after.map(countWords)];
  const isOneKind = ([from, to]: [number, number]) => counted[from]?.isHeading === countedAfter[to]?.isHeading;
  const rewritten = gaps.flatMap((whole) => {
    const gap = {
      gone: whole.gone.filter((at) => !left.has(at)),
      came: whole.came.filter((at) => !arrived.has(at)),
    };
    const pairs = pairsWithin(gap, counted, countedAfter);
    return [...pairs, ...pairsBetween(gap, pairs, isOneKind)];
  });
  const places = new Map([...same, ...moves, ...rewritten]);
  return { places: before.map((_, at) => places.get(at) ?? null), moved: left };
}
