import type { Language } from '../../languages.ts';
import type { Span } from './begins.ts';
import { fold } from './fold.ts';
import { signsIn, type Change } from './signs.ts';
import { SPELLINGS } from './spellings.ts';

/** A text as it is searched: folded, hashtags as words, misspelled keywords as they are meant. */
export interface Reading {
  readonly folded: string;
  /** Where in the text a phrase of `folded` stands. */
  place(phrase: Span): Span;
  /** The hashtag of several words that a place of the text is in. */
  tagAt(place: number): Span | undefined;
}

/** A word, also one that an apostrophe cuts off: "pa'". */
const WORD = /(?<![\w'])[a-z]+(?:'(?!\w))?(?![\w'])/g;
const SHORTEST = 5;
/** Letters that are taken for each other. */
const ALIKE = new Set(['sz', 'cs', 'cz', 'bv', 'iy', 'mn', ...pairsOf('aeiou')]);

function pairsOf(letters: string): string[] {
  return [...letters].flatMap((one) => [...letters].filter((other) => one < other).map((other) => one + other));
}

/** Whether a word is another one that begins alike, with one letter too many or too few, two that changed places, or one that sounds alike. */
function isSlip(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1 || (word[1] !== meant[1] && word.at(-1) !== meant.at(-1))) return false;
  const differs = [...meant].findIndex((letter, at) => letter !== word[at]);
  const at = differs === -1 ? meant.length : differs;
  const [rest, meantRest] = [word.slice(at), meant.slice(at)];
  if (word.length !== meant.length) return rest.slice(1) === meantRest || rest === meantRest.slice(1);
  const [one = '', next = ''] = rest;
  if (`${next}${one}${rest.slice(2)}` === meantRest) return true;
  return (
    rest.slice(1) === meantRest.slice(1) &&
    ALIKE.has([one, meantRest[0] ?? ''].toSorted((a, b) => (a < b ? -1 : 1)).join(''))
  );
}

interface Speller {
  /** What a word is read for; undefined for itself. */
  meant(word: string): string | undefined;
  /** The words that letters without a capital are joined from; null when they are not. */
  parts(joined: string): string[] | null;
}

function spellerOf(language: Language): Speller {
  const { keywords, others, instead, tagged } = SPELLINGS[language];
  const known = new Set(keywords.split(' '));
  const right = new Set([...known, ...others.split(' ')]);
  const beginning = new Map<string, string[]>();
  for (const word of known) beginning.set(word.charAt(0), [...(beginning.get(word.charAt(0)) ?? []), word]);
  const joinable = new Set([...known, ...tagged.split(' ')]);
  const longest = Math.max(...[...joinable].map(({ length }) => length));

  const parts = (joined: string): string[] | null => {
    const ways: (string[] | null)[] = [[]];
    for (let end = 1; end <= joined.length; end += 1) {
      let way: string[] | null = null;
      for (let from = Math.max(0, end - longest); from < end && way === null; from += 1) {
        const [before, word] = [ways[from], joined.slice(from, end)];
        if (before && joinable.has(word)) way = [...before, word];
      }
      ways[end] = way;
    }
    return ways[joined.length] ?? null;
  };

  const meant = (word: string): string | undefined => {
    if (Object.hasOwn(instead, word)) return instead[word];
    if (word.length < SHORTEST || right.has(word) || word.endsWith("'")) return undefined;
    return beginning.get(word.charAt(0))?.find((one) => isSlip(word, one));
  };
  return { meant, parts };
}

const spellers = new Map<Language, Speller>();

function spellerFor(language: Language): Speller {
  const speller = spellers.get(language) ?? spellerOf(language);
  spellers.set(language, speller);
  return speller;
}

const TAG = /#[\p{L}\p{N}_]{3,60}/gu;
const WORD_OF_TAG = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})/gu;
const LONGEST_JOINED = 40;

/** Where the words of a hashtag begin, but for the first. */
function cutsOf(tag: string, folded: string, speller: Speller): number[] {
  const cuts = [...tag.matchAll(WORD_OF_TAG)].map(({ index }) => index);
  if (/\p{Ll}\p{Lu}/u.test(tag) || folded.length > LONGEST_JOINED) return cuts;
  const parts = speller.parts(folded.slice(1)) ?? [];
  let at = 1;
  return parts.length < 2 ? cuts : parts.slice(0, -1).map((part) => (at += part.length));
}

function changesIn(text: string, folded: string, language: Language, tags: Span[]): Change[] {
  const changes = signsIn(text, folded, language);
  const speller = spellerFor(language);
  if (text.includes('#'))
    for (const { 0: tag, index } of text.matchAll(TAG)) {
      const to = index + tag.length;
      const spaces = cutsOf(tag, folded.slice(index, to), speller).map((cut) => ({
        from: index + cut,
        to: index + cut,
      }));
      const lines = [...tag.matchAll(/_/g)].map((line) => ({ from: index + line.index, to: index + line.index + 1 }));
      if (spaces.length + lines.length === 0) continue;
      tags.push({ from: index, to });
      for (const space of [...spaces, ...lines]) changes.push({ ...space, read: ' ' });
    }
  for (const { 0: word, index } of folded.matchAll(WORD)) {
    const read = speller.meant(word);
    if (read !== undefined) changes.push({ from: index, to: index + word.length, read });
  }
  return changes.toSorted((one, other) => one.from - other.from);
}

/** A change and where in what was read it stands. */
interface Placed extends Change {
  at: number;
}

/** The last of some, in order, that begins before a place; undefined where none does. */
function lastBefore<T>(all: readonly T[], beginsBefore: (one: T) => boolean): T | undefined {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const one = all[middle];
    if (one !== undefined && beginsBefore(one)) low = middle + 1;
    else high = middle;
  }
  return all[low - 1];
}

/** Where in the text a place of what was read is; one within a changed stretch is where that ends. */
function placeIn(changes: readonly Placed[], place: number): number {
  const change = lastBefore(changes, ({ at }) => at < place);
  if (change === undefined) return place;
  const { at, read, to } = change;
  return Math.max(to, place - at - read.length + to);
}

/** Reads a text so that hashtags and misspelled words are found as what they say. */
export function readText(text: string, language: Language): Reading {
  const folded = fold(text);
  const tags: Span[] = [];
  const changes = changesIn(text, folded, language, tags);
  if (changes.length === 0) return { folded, place: (phrase) => phrase, tagAt: () => undefined };
  let [read, done] = ['', 0];
  const placed = changes.map((change) => {
    read += folded.slice(done, change.from);
    const at = read.length;
    read += change.read;
    done = change.to;
    return { ...change, at };
  });
  return {
    folded: read + folded.slice(done),
    place: ({ from, to }) => ({ from: placeIn(placed, from), to: placeIn(placed, to) }),
    tagAt(place) {
      const tag = lastBefore(tags, ({ from }) => from <= place);
      return tag && place < tag.to ? tag : undefined;
    },
  };
}
