import { directionOf } from '@yardsign/domain/text/scripts';
import type { FaceName } from './font-faces.ts';
import type { Typesetter } from './typesetter.ts';
import { balanced, wrap, lineWidth, type MeasuredWord } from './line-breaks.ts';
import type { Piece, Word } from './words.ts';

export interface TextRules {
  /** Pixels; Infinity when the text may be as wide as it likes. */
  width: number;
  height: number;
  size: { min: number; max: number };
  maxLines: number;
  lineHeight: number;
  letterSpacing: number;
  face: FaceName;
  balance: boolean;
}

interface FittedLine {
  /** Pixels. */
  width: number;
  pieces: (Piece & { x: number })[];
}

export interface FittedText {
  size: number;
  lines: FittedLine[];
  /** From the top of the first line's capitals to the last baseline. */
  height: number;
  width: number;
  /** Something had to be left out, even at the smallest size. */
  cut: boolean;
}

/** Breaks the words into lines at the largest size that keeps all the rules; at the smallest, cuts with an ellipsis. */
export function fitText(paragraphs: Word[][], rules: TextRules, type: Typesetter): FittedText {
  const ruler = createRuler(rules, type);
  const measured = paragraphs.map((words) => words.map((word) => ({ word, width: ruler.wordWidth(word) })));
  const attempt = (size: number) => wrap(measured, rules.width / size, ruler.space);
  const fits = (lines: MeasuredWord[][], size: number) =>
    lines.length <= rules.maxLines &&
    heightOf(lines.length, rules, size, ruler.capHeight) <= rules.height + 0.01 &&
    lines.every((words) => lineWidth(words, ruler.space) * size <= rules.width + 0.01);

  const size = largestSize(rules.size, (candidate) => fits(attempt(candidate), candidate));
  const lines = attempt(size);
  const cut = !fits(lines, size);
  const kept = cut
    ? cutLines(lines, rules, size, ruler)
    : rules.balance
      ? balanced(measured, rules.width / size, ruler.space)
      : lines;
  const placed = kept.map((words) => placeLine(words, size, ruler));
  return {
    size,
    lines: placed,
    height: heightOf(placed.length, rules, size, ruler.capHeight),
    width: Math.max(0, ...placed.map((line) => line.width)),
    cut,
  };
}

interface Ruler {
  space: number;
  capHeight: number;
  pieceWidth(piece: Piece): number;
  wordWidth(word: Word): number;
  spacing: number;
}

function createRuler(rules: TextRules, type: Typesetter): Ruler {
  const pieceWidth = ({ face, text }: Piece) => {
    const { advance, glyphCount } = type.measure(face, text);
    return advance + glyphCount * rules.letterSpacing;
  };
  return {
    pieceWidth,
    wordWidth: (word) => word.reduce((sum, piece) => sum + pieceWidth(piece), 0),
    space: type.measure(rules.face, ' ').advance + rules.letterSpacing,
    capHeight: type.metrics(rules.face).capHeight,
    spacing: rules.letterSpacing,
  };
}

/** Halves the range in whole pixels; a smaller size never needs more lines. */
function largestSize({ min, max }: { min: number; max: number }, fits: (size: number) => boolean): number {
  if (min === max || fits(max)) return max;
  let low = Math.ceil(min);
  let high = Math.floor(max);
  if (!fits(low)) return min;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const heightOf = (lines: number, { lineHeight }: TextRules, size: number, capHeight: number): number =>
  (capHeight + Math.max(0, lines - 1) * lineHeight) * size;

/** Keeps the lines that there is room for, and ends the last with an ellipsis that fits. */
function cutLines(lines: MeasuredWord[][], rules: TextRules, size: number, ruler: Ruler): MeasuredWord[][] {
  const byHeight = Math.floor((rules.height / size - ruler.capHeight) / rules.lineHeight + 1.001);
  const room = Math.max(1, Math.min(rules.maxLines, byHeight, lines.length));
  const limit = rules.width / size;
  return lines.slice(0, room).map((words, i) => {
    const isLast = i === room - 1 && lines.length > room;
    return isLast || lineWidth(words, ruler.space) > limit ? endWithEllipsis(words, limit, ruler) : words;
  });
}

function endWithEllipsis(words: MeasuredWord[], limit: number, ruler: Ruler): MeasuredWord[] {
  const kept = words.map(({ word }) => word.map((piece) => ({ ...piece })));
  const widthOf = () =>
    lineWidth(
      kept.map((word) => ({ word, width: ruler.wordWidth(word) })),
      ruler.space,
    );
  const last = () => kept.at(-1)?.at(-1);
  const append = (piece: Piece | undefined) => {
    if (piece !== undefined) piece.text = `${piece.text.replace(/[\s.,;:…–—-]+$/, '')}…`;
  };
  append(last());
  while (widthOf() > limit) {
    const piece = last();
    if (piece === undefined) break;
    const shorter = [...piece.text].slice(0, -2).join('');
    if (shorter !== '') piece.text = `${shorter}…`;
    else {
      kept.at(-1)?.pop();
      if (kept.at(-1)?.length === 0) kept.pop();
      append(last());
    }
  }
  return kept.map((word) => ({ word, width: ruler.wordWidth(word) }));
}

/** Words that run against the line stand in the order in which they are read: from right to left, with what is between them. */
function inReadingOrder(words: MeasuredWord[]): MeasuredWord[] {
  const directions = words.map(({ word }) => directionOf(word.map(({ text }) => text).join('')));
  const ordered: MeasuredWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (directions[at] !== 'rtl') {
      ordered.push(...words.slice(at, at + 1));
      continue;
    }
    const next = directions.findIndex((direction, index) => index > at && direction === 'ltr');
    const last = directions.lastIndexOf('rtl', (next < 0 ? words.length : next) - 1);
    ordered.push(...words.slice(at, last + 1).toReversed());
    at = last;
  }
  return ordered;
}

function placeLine(words: MeasuredWord[], size: number, ruler: Ruler): FittedLine {
  const pieces: FittedLine['pieces'] = [];
  let x = 0;
  inReadingOrder(words).forEach(({ word }, i) => {
    if (i > 0) x += ruler.space;
    for (const piece of word) {
      pieces.push({ ...piece, x: x * size });
      x += ruler.pieceWidth(piece);
    }
  });
  // Letter spacing follows every glyph; the one after the last would push centred text to the left.
  return { pieces, width: Math.max(0, x - (pieces.length > 0 ? ruler.spacing : 0)) * size };
}
