import { compareLists } from '@yardsign/domain/studio/compare';

/** A word of a line, or a sign within it, with the elements around it from the outermost on. */
interface Piece {
  readonly node: Node;
  readonly around: readonly Element[];
  /** The same for two pieces that look and read the same. */
  readonly key: string;
  readonly letters: number;
}

interface Run {
  readonly kind: 'same' | 'gone' | 'new';
  readonly items: readonly Piece[];
}

/** Of a line less than this share of its letters is kept: it is another one, and reads better as a whole. */
const LEAST_ALIKE = 0.4;

/** Words and figures, blanks, and each sign by itself: a comma more makes no other word. */
const WORDS = /\s+|[\p{L}\p{N}$]+(?:[.,'’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}$]/gu;

const keyOf = (element: Element) => (element.cloneNode(false) as Element).outerHTML;

/** The words of a line, one after the other. What is a picture, or a new line, is one piece. */
function piecesOf(node: Node, around: readonly Element[] = []): Piece[] {
  return [...node.childNodes].flatMap((child): Piece[] => {
    const outer = around.map(keyOf).join('');
    if (child instanceof Element) {
      const isWhole = child.childNodes.length === 0 || child.hasAttribute('data-picture');
      if (!isWhole) return piecesOf(child, [...around, child]);
      return [{ node: child, around, key: outer + child.outerHTML, letters: child.textContent.length }];
    }
    return (child.textContent?.match(WORDS) ?? []).map((word) => ({
      node: document.createTextNode(word),
      around,
      key: `${outer}\0${word}`,
      letters: word.trim().length,
    }));
  });
}

/** Links of the same words that lead elsewhere say where: nobody would see the difference. */
function sayAddresses(before: Element, after: Element): void {
  const linksOf = (line: Element) => [...line.querySelectorAll('a')];
  for (const former of linksOf(before))
    for (const now of linksOf(after)) {
      if (former.textContent !== now.textContent || former.getAttribute('href') === now.getAttribute('href')) continue;
      for (const link of [former, now]) link.append(` (${link.getAttribute('href') ?? ''})`);
      return;
    }
}

/** Pieces as elements again: those beside each other that are in the same elements share them. */
function drawn(pieces: readonly Piece[]): Node[] {
  const nodes: Node[] = [];
  let around: readonly Element[] = [];
  let innermost: Element | undefined;
  for (const piece of pieces) {
    if (piece.around.length === 0) nodes.push(piece.node.cloneNode(true));
    else {
      const isSame =
        innermost !== undefined &&
        piece.around.length === around.length &&
        piece.around.every((one, at) => one === around[at]);
      if (!isSame) {
        const copies = piece.around.map((one) => one.cloneNode(false) as Element);
        for (const [at, copy] of copies.entries()) copies[at - 1]?.append(copy);
        innermost = copies.at(-1);
        if (copies[0]) nodes.push(copies[0]);
      }
      innermost?.append(piece.node.cloneNode(true));
    }
    around = piece.around;
    if (around.length === 0) innermost = undefined;
  }
  return nodes;
}

/** Blanks between two changes belong to both: words are crossed out as they were written, in a row. */
function withoutGaps(runs: readonly Run[]): Run[] {
  const whole: { kind: Run['kind']; items: Piece[] }[] = [];
  const isBlank = ({ kind, items }: Run) =>
    kind === 'same' && items.every(({ letters, node }) => letters === 0 && node.nodeType === Node.TEXT_NODE);
  let gone: Piece[] = [];
  let came: Piece[] = [];
  const end = () => {
    if (gone.length > 0) whole.push({ kind: 'gone', items: gone });
    if (came.length > 0) whole.push({ kind: 'new', items: came });
    gone = [];
    came = [];
  };
  for (const [at, run] of runs.entries()) {
    const isBetween = isBlank(run) && gone.length > 0 && came.length > 0 && at < runs.length - 1;
    if (isBetween) for (const side of [gone, came]) side.push(...run.items);
    else if (run.kind === 'same') {
      end();
      whole.push({ kind: 'same', items: [...run.items] });
    } else (run.kind === 'gone' ? gone : came).push(...run.items);
  }
  end();
  return whole;
}

/** Whether two lines say enough of the same, whatever their words look like. */
function areAlike(before: Element, after: Element): boolean {
  const wordsIn = (line: Element) => [...piecesOf(line)].filter(({ letters }) => letters > 0);
  const saidBy = ({ node }: Piece) => node.textContent ?? '';
  const left = new Map<string, number>();
  for (const piece of wordsIn(before)) left.set(saidBy(piece), (left.get(saidBy(piece)) ?? 0) + 1);
  let same = 0;
  for (const piece of wordsIn(after)) {
    const times = left.get(saidBy(piece)) ?? 0;
    if (times === 0) continue;
    left.set(saidBy(piece), times - 1);
    same += piece.letters;
  }
  const longer = Math.max(
    ...[before, after].map((line) => wordsIn(line).reduce((sum, { letters }) => sum + letters, 0)),
  );
  return same >= LEAST_ALIKE * longer;
}

/**
 * The words of a line with those marked that are not in both.
 *
 * @param mustBeOne there is no place for two lines. @returns null where the lines have too little in common to be one.
 */
export function markedLine(before: Element, after: Element, mustBeOne: boolean): Node[] | null {
  const isOne = areAlike(before, after);
  sayAddresses(before, after);
  if (!isOne && !mustBeOne) return null;
  const [former, now] = [piecesOf(before), piecesOf(after)];
  let [old, next] = [0, 0];
  // Each piece as it stands in its own text, so that neighbours know the element that they share.
  const runs = compareLists(
    former.map(({ key }) => key),
    now.map(({ key }) => key),
  ).map(({ kind, items }): Run => {
    const own = kind === 'gone' ? former.slice(old, old + items.length) : now.slice(next, next + items.length);
    if (kind !== 'new') old += items.length;
    if (kind !== 'gone') next += items.length;
    return { kind, items: own };
  });
  const shown: Run[] = isOne
    ? withoutGaps(runs)
    : [
        { kind: 'gone', items: former },
        { kind: 'new', items: now },
      ];
  return shown.flatMap(({ kind, items }) => {
    if (kind === 'same') return drawn(items);
    const mark = document.createElement(kind === 'gone' ? 'del' : 'ins');
    mark.append(...drawn(items));
    return items.length > 0 ? [mark] : [];
  });
}
