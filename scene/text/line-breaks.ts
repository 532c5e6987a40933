import type { Word } from './words.ts';

export interface MeasuredWord {
  word: Word;
  /** In em. */
  width: number;
}

export function wrap(paragraphs: MeasuredWord[][], limit: number, space: number): MeasuredWord[][] {
  const lines: MeasuredWord[][] = [];
  for (const words of paragraphs) {
    let line: MeasuredWord[] = [];
    let width = 0;
    for (const word of words) {
      const extended = line.length === 0 ? word.width : width + space + word.width;
      if (line.length > 0 && extended > limit + 1e-9) {
        lines.push(withoutLastDot(line));
        line = [word];
        width = word.width;
      } else {
        line.push(word);
        width = extended;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** A separating dot has nothing to separate at the end of a line. */
function withoutLastDot(line: MeasuredWord[]): MeasuredWord[] {
  return line.length > 1 && line.at(-1)?.word[0]?.text === '·' ? line.slice(0, -1) : line;
}

export const lineWidth = (words: MeasuredWord[], space: number): number =>
  words.reduce((sum, { width }) => sum + width, 0) + Math.max(0, words.length - 1) * space;

/** Above this, a text is copy rather than a headline, and full lines read better. */
const MOST_BALANCED_WORDS = 60;

/** The same number of lines, broken where their lengths differ least. */
export function balanced(paragraphs: MeasuredWord[][], limit: number, space: number): MeasuredWord[][] {
  return paragraphs.flatMap((words) => {
    const greedy = wrap([words], limit, space);
    const even =
      greedy.length > 1 && words.length <= MOST_BALANCED_WORDS
        ? breakEvenly(words, greedy.length, limit, space)
        : undefined;
    return even?.map((line, i, all) => (i < all.length - 1 ? withoutLastDot(line) : line)) ?? greedy;
  });
}

/** Least sum of squared remainders, over every way to break `words` into `count` lines; of equals the one with the shorter last line. */
function breakEvenly(words: MeasuredWord[], count: number, limit: number, space: number): MeasuredWord[][] | undefined {
  let best = words.map((_, end) => candidate(words, 0, end + 1, limit, space, { cost: 0, lines: [] }));
  for (let line = 1; line < count; line += 1) {
    best = words.map((_, end) => {
      let least: Broken | undefined;
      for (let start = line; start <= end; start += 1) {
        const before = best[start - 1];
        const tried = before && candidate(words, start, end + 1, limit, space, before);
        if (tried !== undefined && (least === undefined || tried.cost <= least.cost + 1e-9)) least = tried;
      }
      return least;
    });
  }
  return best.at(-1)?.lines;
}

interface Broken {
  cost: number;
  lines: MeasuredWord[][];
}

function candidate(
  words: MeasuredWord[],
  from: number,
  to: number,
  limit: number,
  space: number,
  before: Broken,
): Broken | undefined {
  const line = words.slice(from, to);
  const rest = limit - lineWidth(line, space);
  return rest < -1e-9 ? undefined : { cost: before.cost + rest * rest, lines: [...before.lines, line] };
}
