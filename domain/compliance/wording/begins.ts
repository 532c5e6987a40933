/** A stretch of a text in UTF-16 units, `to` not included. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Where a global expression stands in a text. `matchAll` would make the expression anew for each text, and engines then compile it anew
 * every now and then, which costs more than to search.
 */
export function spansOf(find: RegExp, text: string): Span[] {
  const spans: Span[] = [];
  find.lastIndex = 0;
  for (let match = find.exec(text); match !== null; match = find.exec(text)) {
    const to = match.index + match[0].length;
    spans.push({ from: match.index, to });
    if (to === match.index) find.lastIndex = to + 1;
  }
  return spans;
}

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

function nodeOf(root: Node, letters: string): Node {
  let node = root;
  for (const letter of letters) {
    const next = node.next.get(letter) ?? { next: new Map<string, Node>(), indexed: [] };
    node.next.set(letter, next);
    node = next;
  }
  return node;
}

/** Whole words, as rules look for them. */
const WHOLE = /^(\(\?<!\\w\)\(\?:)(.*)(\)(?:\(\?!\\w(?:\|'s)?\)|\$))$/s;
/** Longer expressions than these are told apart by the letter that they begin with: of a hundred names of peoples a word begins like five. */
const SHORT = 500;

interface Lettered {
  source: string;
  begins: readonly string[];
}

/** The parts of a source that can begin with a letter. */
type OfLetter = (letter: string) => string[];

/** What an expression offers that can begin with a letter, each without what in it cannot; it is read once for all letters. */
function offersOf(source: string, rest = ''): OfLetter {
  const offers = alternatives(source).map((one) => {
    const begins = beginsOf(one + rest);
    const letters = begins && new Set(begins.map((each) => each.charAt(0)));
    const parts = partsOf(one, rest);
    return (letter: string) => (letters === null || letters.has(letter) ? parts(letter) : []);
  });
  return (letter) => offers.flatMap((offer) => offer(letter));
}

/** The same of one that offers nothing else at its top. */
function partsOf(one: string, rest: string): OfLetter {
  const { atom, often, end } = partAt(one, 0);
  const behind = one.slice(end);
  if (isLook(atom)) {
    const looked = offersOf(behind, rest);
    return (letter) => looked(letter).map((part) => atom + part);
  }
  if (often !== '' || !atom.startsWith('(?:')) return () => [one];
  const within = offersOf(atom.slice(3, -1), behind + rest);
  return (letter) => [`(?:${within(letter).join('|')})${behind}`];
}

/** A long expression as one for each letter that it can begin with. */
function byFirstLetter(source: string, begins: readonly string[]): Lettered[] {
  const [, open = '', within = '', close = ''] = WHOLE.exec(source) ?? [];
  if (begins.length === 0 || within.length <= SHORT) return [{ source, begins }];
  const offers = offersOf(within);
  return [...new Set(begins.map((one) => one.charAt(0)))].map((letter) => ({
    source: `${open}${offers(letter).join('|')}${close}`,
    begins: begins.filter((one) => one.startsWith(letter)),
  }));
}

export function indexOf(expressions: readonly RegExp[]): Index {
  const root: Node = { next: new Map(), indexed: [] };
  const always: RegExp[] = [];
  for (const [at, expression] of expressions.entries()) {
    const begins = beginsOf(expression.source);
    if (begins === null) always.push(expression);
    for (const { source, begins: some } of byFirstLetter(expression.source, begins ?? [])) {
      const here = new RegExp(source, 'y');
      for (const letters of some) nodeOf(root, letters).indexed.push({ expression, here, at });
    }
  }
  return { root, size: expressions.length, always };
}

/** Each place of a text where a word or a sign begins, with the expressions of an index that may begin there, until one is found. */
function findPlace(text: string, root: Node, isFound: (at: number, one: Indexed) => boolean): number | null {
  let isWithin = false;
  for (let at = 0; at < text.length; at += 1) {
    let node = isWithin ? undefined : root.next.get(text.charAt(at));
    for (let more = at + 1; node !== undefined; more += 1) {
      for (const one of node.indexed) if (isFound(at, one)) return at;
      const letter = text.charAt(more);
      node = node.next.get(SPACE.test(letter) ? ' ' : letter);
    }
    isWithin = LETTER.test(text.charAt(at));
  }
  return null;
}

/** The first place of a text where an expression of an index stands; null where none does. */
export function firstPlace(text: string, { root, always }: Index): number | null {
  const place = findPlace(text, root, (at, { here }) => {
    here.lastIndex = at;
    return here.test(text);
  });
  const others = always.flatMap((one) => {
    one.lastIndex = 0;
    return one.exec(text)?.index ?? [];
  });
  return place === null && others.length === 0 ? null : Math.min(place ?? Infinity, ...others);
}

/** Where the expressions of an index stand in a folded text, each as `matchAll` finds it. */
export function findAll(folded: string, { root, size, always }: Index): ReadonlyMap<RegExp, readonly Span[]> {
  const found = new Map<RegExp, Span[]>(always.map((one) => [one, spansOf(one, folded)]));
  /** Where each may be tried next: behind what it found, and once at each place. */
  const next = new Int32Array(size);
  findPlace(folded, root, (from, { expression, here, at }) => {
    if ((next[at] ?? 0) > from) return false;
    here.lastIndex = from;
    const isThere = here.test(folded);
    next[at] = isThere ? here.lastIndex : from + 1;
    if (!isThere) return false;
    const spans = found.get(expression) ?? [];
    spans.push({ from, to: here.lastIndex });
    found.set(expression, spans);
    return false;
  });
  return found;
}
