/** A stretch of a text in UTF-16 units, `to` not included. */
export interface Span {
  from: number;
  to: number;
}

export const spansOf = (found: Iterable<RegExpMatchArray>): Span[] =>
  [...found].map((match) => ({ from: match.index ?? 0, to: (match.index ?? 0) + match[0].length }));

/** So many letters of a begin are told apart. */
const LONGEST = 5;
/** More begins than these are not spelled out: what was read of them is told apart less finely. */
const MOST = 40;
const OFTEN = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;

/** How an expression may go on: what was read of it, and whether more of the begin can follow. */
interface Begin {
  readonly letters: string;
  readonly isOpen: boolean;
}

/** One part of a source, how often it may stand, and where the next one begins. */
interface Part {
  readonly atom: string;
  readonly often: string;
  readonly end: number;
}

/** Where the bracket that is opened at a place of a source is closed, that bracket included. */
export function closedAt(source: string, from = 0): number {
  const isClass = source[from] === '[';
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const letter = source[at];
    if (letter === '\\') at += 1;
    else if (isClass && letter === ']') return at + 1;
    else if (isClass) continue;
    else if (letter === '[') at = closedAt(source, at) - 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')' && --depth === 0) return at + 1;
  }
  return source.length;
}

/** What an expression offers at its top, each of which begins anew. */
export function alternatives(source: string): string[] {
  const cuts = [-1];
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at];
    if (letter === '\\') at += 1;
    else if (letter === '(' || letter === '[') at = closedAt(source, at) - 1;
    else if (letter === '|') cuts.push(at);
  }
  return cuts.map((cut, n) => source.slice(cut + 1, cuts[n + 1]));
}

function partAt(source: string, at: number): Part {
  const first = source[at];
  const end = first === '(' || first === '[' ? closedAt(source, at) : at + (first === '\\' ? 2 : 1);
  OFTEN.lastIndex = end;
  const often = OFTEN.exec(source)?.[0] ?? '';
  return { atom: source.slice(at, end), often, end: end + often.length };
}

/** Whether a part only looks at what stands around it. */
const isLook = (atom: string) => /^(?:\(\?<?[=!]|\^|\$|\\b)/.test(atom);

/** What a part can be; null where that is anything. */
function ofAtom(atom: string): readonly Begin[] | null {
  if (atom.startsWith('(?:')) return begin(atom.slice(3, -1));
  if (atom === String.raw`[\s-]`) return [{ letters: ' ', isOpen: false }];
  if (/^\[[a-z]+\]$/.test(atom)) return [...atom.slice(1, -1)].map((letters) => ({ letters, isOpen: true }));
  if (/^\\[^a-z]$/.test(atom)) return [{ letters: atom.slice(1), isOpen: true }];
  return /^[^.[\\(]$/.test(atom) ? [{ letters: atom, isOpen: true }] : null;
}

function goOn(begun: readonly Begin[], more: readonly Begin[], often: string): Begin[] {
  const isOnce = often === '' || often.startsWith('?');
  const isMany = begun.length * more.length > MOST;
  const longer = begun.flatMap((one) =>
    one.isOpen && (one.letters === '' || !isMany)
      ? more.map(({ letters, isOpen }) => ({
          letters: (one.letters + letters).slice(0, LONGEST),
          isOpen: isOpen && isOnce && one.letters.length + letters.length < LONGEST,
        }))
      : [{ letters: one.letters, isOpen: false }],
  );
  return /^(?:[*?]|\{0)/.test(often) ? [...begun, ...longer] : longer;
}

function beginOf(source: string): readonly Begin[] | null {
  let begun: readonly Begin[] = [{ letters: '', isOpen: true }];
  for (let at = 0; at < source.length && begun.some(({ isOpen }) => isOpen);) {
    const { atom, often, end } = partAt(source, at);
    at = end;
    if (isLook(atom)) continue;
    const more = ofAtom(atom);
    if (more !== null) begun = goOn(begun, more, often);
    else if (begun.some(({ letters, isOpen }) => isOpen && letters === '')) return null;
    else begun = begun.map(({ letters }) => ({ letters, isOpen: false }));
  }
  return begun;
}

/** What groups begin with: rules have many in common. */
const known = new Map<string, readonly Begin[] | null>();

function begin(source: string): readonly Begin[] | null {
  const before = known.get(source);
  if (before !== undefined) return before;
  const all = alternatives(source).map(beginOf);
  const begins = all.includes(null) ? null : all.flatMap((each) => each ?? []);
  known.set(source, begins);
  return begins;
}

/**
 * The first letters, up to five of them, one of which stands wherever an expression is found; a space is any white space or a hyphen. Null where
 * the expression can begin with anything.
 */
export function beginsOf(source: string): readonly string[] | null {
  const letters = [...new Set(begin(source)?.map((one) => one.letters) ?? [''])];
  return letters.some((one) => one.trim() === '') ? null : letters;
}

const SPACE = /[\s-]/;
const LETTER = /\w/;

/** An expression that is tried only where it can begin. */
interface Indexed {
  readonly expression: RegExp;
  readonly here: RegExp;
  readonly at: number;
}

/** What has been read of a word so far, how it can go on, and the expressions that begin with it. */
interface Node {
  readonly next: Map<string, Node>;
  readonly indexed: Indexed[];
}

/** Expressions by what they begin with: most of them need not be looked for in a text, and none of them in all of it. */
export interface Index {
  readonly root: Node;
  readonly size: number;
  /** Those that can begin with anything. */
  readonly always: readonly RegExp[];
}

export function indexOf(expressions: readonly RegExp[]): Index {
  const root: Node = { next: new Map(), indexed: [] };
  const always: RegExp[] = [];
  for (const [at, expression] of expressions.entries()) {
    const begins = beginsOf(expression.source);
    if (begins === null) always.push(expression);
    const here = new RegExp(expression.source, 'y');
    for (const letters of begins ?? []) {
      let node = root;
      for (const letter of letters) {
        const next = node.next.get(letter) ?? { next: new Map<string, Node>(), indexed: [] };
        node.next.set(letter, next);
        node = next;
      }
      node.indexed.push({ expression, here, at });
    }
  }
  return { root, size: expressions.length, always };
}

/** Where the expressions of an index stand in a folded text, each as `matchAll` finds it. */
export function findAll(folded: string, { root, size, always }: Index): ReadonlyMap<RegExp, readonly Span[]> {
  const found = new Map<RegExp, Span[]>(always.map((one) => [one, spansOf(folded.matchAll(one))]));
  /** Where each may be tried next: behind what it found, and once at each place. */
  const next = new Int32Array(size);
  const tryAt = (from: number, { expression, here, at }: Indexed) => {
    if ((next[at] ?? 0) > from) return;
    here.lastIndex = from;
    const isThere = here.test(folded);
    next[at] = isThere ? here.lastIndex : from + 1;
    if (!isThere) return;
    const spans = found.get(expression) ?? [];
    spans.push({ from, to: here.lastIndex });
    found.set(expression, spans);
  };
  let isWithin = false;
  for (let at = 0; at < folded.length; at += 1) {
    let node = isWithin ? undefined : root.next.get(folded.charAt(at));
    for (let more = at + 1; node !== undefined; more += 1) {
      for (const one of node.indexed) tryAt(at, one);
      const letter = folded.charAt(more);
      node = node.next.get(SPACE.test(letter) ? ' ' : letter);
    }
    isWithin = LETTER.test(folded.charAt(at));
  }
  return found;
}
