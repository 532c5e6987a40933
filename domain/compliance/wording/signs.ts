import type { Language } from '../../languages.ts';
import type { Span } from './begins.ts';

/** What is read in place of a stretch of a text. */
export interface Change extends Span {
  read: string;
}

/** What pictures and signs stand for in a language. */
interface Signs {
  readonly no: string;
  readonly yes: string;
  /** What is crossed out before words in quotation marks: an example of what not to write. */
  readonly wrong: string;
  readonly people: readonly (readonly [picture: RegExp, read: string])[];
  /** After these a picture is one of people; before `after` as well. */
  readonly before: RegExp;
  readonly after: RegExp;
  /** Signs and short forms, which no word of letters is. */
  readonly short: readonly (readonly [find: RegExp, read: string])[];
}

const CHILDREN = /^(?:👶|🧒|👦|👧|🍼|🚼|👼)/u;
const EXPECTING = /^(?:🤰|🫃|🫄|🤱)/u;
const WHEELCHAIR = /^(?:♿|🦽|🦼|🧑‍🦽|👩‍🦽|👨‍🦽|🧑‍🦼|👩‍🦼|👨‍🦼|🦯|🩼)/u;
const FAMILY = /^(?:👪|(?:👨|👩|🧑)\u200D(?:(?:👨|👩|🧑)\u200D)?(?:👦|👧|🧒))/u;
const COUPLE = /^(?:💑|👫|👩‍❤|👨‍❤|💏)/u;
const AGED = /^(?:👴|👵|🧓)/u;
const HELPER = /^(?:🦮|🐕‍🦺)/u;
const RAINBOW = /^(?:🏳️?‍🌈|🏳️?‍⚧|👬|👭)/u;
const FAITHS: readonly (readonly [RegExp, string, string])[] = [
  [/^✝/u, 'christians', 'cristianos'],
  [/^✡/u, 'jews', 'judios'],
  [/^(?:☪|🧕)/u, 'muslims', 'musulmanes'],
];

const SIGNS: Readonly<Record<Language, Signs>> = {
  en: {
    no: 'no',
    yes: 'yes',
    wrong: 'wrong',
    people: [
      [FAMILY, 'families'],
      [WHEELCHAIR, 'wheelchairs'],
      [HELPER, 'service dogs'],
      [RAINBOW, 'gays'],
      [COUPLE, 'couples'],
      [CHILDREN, 'kids'],
      [EXPECTING, 'pregnant women'],
      [AGED, 'seniors'],
      ...FAITHS.map(([picture, read]) => [picture, read] as const),
    ],
    before: /(?:^|[^a-z'])(?:no|zero|without|only|just|for|not for)\s*$/,
    after: /^\s*(?:free|only|not|allowed|need not)(?![a-z])/,
    short: [
      [/(?<=[a-z.)]\s)&(?=\s[a-z])/g, 'and'],
      [/(?<=[a-z)"']\s)=(?=\s["']?[a-z$])/g, 'is'],
      [/(?<![a-z0-9])w\/o(?=[\s\d])/g, 'without'],
      [/(?<![a-z0-9])w\/(?=\s)/g, 'with'],
      [/(?<![a-z0-9])w\/(?=[a-z]{3})/g, 'with '],
      [/(?<![a-z0-9])b\/c(?![a-z])/g, 'because'],
      [/(?<![a-z])gov'?t(?![a-z])/g, 'government'],
    ],
  },
  es: {
    no: 'no',
    yes: 'si',
    wrong: 'mal',
    people: [
      [FAMILY, 'familias'],
      [WHEELCHAIR, 'sillas de ruedas'],
      [HELPER, 'perros de servicio'],
      [RAINBOW, 'gays'],
      [COUPLE, 'parejas'],
      [CHILDREN, 'ninos'],
      [EXPECTING, 'embarazadas'],
      [AGED, 'viejitos'],
      ...FAITHS.map(([picture, , read]) => [picture, read] as const),
    ],
    before: /(?:^|[^a-z'])(?:no|sin|cero|solo|nomas|puros?|para|nada de)\s*$/,
    after: /^\s*(?:no|solamente|nomas|only|abstenerse)(?![a-z])/,
    short: [
      [/(?<=[a-z.)]\s)&(?=\s[a-z])/g, 'y'],
      [/(?<=[a-z)"']\s)=(?=\s["']?[a-z$])/g, 'es'],
      [/(?<![a-z0-9])s\/(?=\s)/g, 'sin'],
      [/(?<![a-z0-9])s\/(?=[a-z]{3})/g, 'sin '],
      [/(?<![a-z0-9])c\/(?=\s)/g, 'con'],
      [/(?<![a-z0-9])c\/(?=[a-z]{3})/g, 'con '],
      [/(?<![a-z0-9])p\/(?=\s)/g, 'para'],
      [/(?<![a-z0-9])p\/(?=[a-z]{3}|\d )/g, 'para '],
    ],
  },
};

const PICTURE = /\p{Extended_Pictographic}(?:\uFE0F|\p{EMod}|\u200D\p{Extended_Pictographic})*/gu;
const REFUSES = /^(?:🚫|⛔|❌|🙅|✖|👎|🛑|❎)/u;
const AGREES = /^(?:✅|✔|👍|☑)/u;
/** What stands before a picture that begins something new. */
const BEGINS = /(?:^|[.!?:,;\n(|•-])\s*$/;
const GOES_ON = /^\s*["']?[a-z0-9]/;

type Kind = 'no' | 'yes' | 'other';
interface Picture extends Span {
  readonly drawn: string;
  readonly kind: Kind;
}

function picturesIn(text: string): Picture[] {
  return [...text.matchAll(PICTURE)].map(({ 0: drawn, index }) => ({
    from: index,
    to: index + drawn.length,
    drawn,
    kind: REFUSES.test(drawn) ? 'no' : AGREES.test(drawn) ? 'yes' : 'other',
  }));
}

/** Of the marks of a line, whether they stand before what they are about: "❌ kids ❌ pets", and not "kids ❌ cash ✅". */
function leads(marks: readonly Picture[], all: readonly Picture[], folded: string): boolean {
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return true;
  const before = folded.slice(folded.lastIndexOf('\n', first.from) + 1, first.from);
  if (BEGINS.test(before) || all.some(({ to }) => to <= first.from && folded.slice(to, first.from).trim() === ''))
    return true;
  return GOES_ON.test(folded.slice(last.to)) || all.some(({ from }) => from === last.to);
}

/** A word in place of a picture, apart from what stands beside it. */
function wordAt({ from, to }: Span, read: string, folded: string): Change {
  const [before, after] = [folded[from - 1] ?? ' ', folded[to] ?? ' '];
  return { from, to, read: `${/[a-z0-9]/.test(before) ? ' ' : ''}${read}${/\s/.test(after) ? '' : ' '}` };
}

/** What stands for what a picture does to a sentence: it takes the place of the spaces before it. */
function endAt({ from, to }: Span, read: string, folded: string): Change {
  return { from: folded.slice(0, from).trimEnd().length, to, read };
}

function readMark(mark: Picture, isLeading: boolean, folded: string, { no, yes, wrong }: Signs): Change[] {
  const isRefusing = mark.kind === 'no';
  if (!isLeading) return [endAt(mark, `, ${isRefusing ? no : yes}.`, folded)];
  const isExample = /^\s*["']/.test(folded.slice(mark.to));
  const word = isRefusing ? (isExample ? `${wrong}:` : no) : `${yes},`;
  return [{ from: mark.from, to: mark.from, read: '. ' }, wordAt(mark, word, folded)];
}

/** The people that a picture is read for, where one is refused or meant by what stands beside it; undefined where it only adorns. */
function peopleIn(at: number, pictures: readonly Picture[], folded: string, signs: Signs): string | undefined {
  const picture = pictures[at];
  if (picture === undefined) return undefined;
  const { from, to, drawn } = picture;
  const read = signs.people.find(([one]) => one.test(drawn))?.[1];
  if (read === undefined) return undefined;
  const [previous, next] = [pictures[at - 1], pictures[at + 1]];
  const isBeside = (one: Picture | undefined, between: string) => one?.kind === 'no' && between.trim() === '';
  const isMeant =
    signs.before.test(folded.slice(0, from)) ||
    signs.after.test(folded.slice(to)) ||
    (previous && isBeside(previous, folded.slice(previous.to, from))) ||
    (next && isBeside(next, folded.slice(to, next.from)));
  return isMeant ? read : undefined;
}

function changesOfPictures(text: string, folded: string, signs: Signs): Change[] {
  const pictures = picturesIn(text);
  const lineOf = ({ from }: Span) => folded.lastIndexOf('\n', from);
  return pictures.flatMap((picture, at) => {
    const { from, to, kind } = picture;
    if (kind !== 'other') {
      const marks = pictures.filter((one) => one.kind !== 'other' && lineOf(one) === lineOf(picture));
      return readMark(picture, leads(marks, pictures, folded), folded, signs);
    }
    const people = peopleIn(at, pictures, folded, signs);
    if (people !== undefined) return [wordAt(picture, people, folded)];
    // A picture in the middle of a sentence is a pause.
    return /^\s+[a-z]/.test(folded.slice(to)) && /[a-z]\s+$/.test(folded.slice(0, from))
      ? [endAt(picture, ',', folded)]
      : [];
  });
}

const HAS_PICTURE = /\p{Extended_Pictographic}/u;
const HAS_SHORT = /[&=/]|gov'?t/;

/** What pictures, signs and short forms of a text say. */
export function signsIn(text: string, folded: string, language: Language): Change[] {
  const signs = SIGNS[language];
  const pictures = HAS_PICTURE.test(text) ? changesOfPictures(text, folded, signs) : [];
  if (!HAS_SHORT.test(folded)) return pictures;
  const short = signs.short.flatMap(([find, read]) =>
    [...folded.matchAll(find)].map(({ 0: one, index }) => ({ from: index, to: index + one.length, read })),
  );
  return [...pictures, ...short];
}
