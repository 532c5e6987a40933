import { plainLineOf } from '../text/characters.ts';
import { wordsIn } from './teleprompter.ts';

/** Words that are seen while they are said. Times in milliseconds since a recording began. */
export interface Caption {
  from: number;
  until: number;
  text: string;
}

/** So many a recording has at most: ten minutes of short sentences. */
export const MOST_CAPTIONS = 600;
/** Two lines of a film in large letters; what is longer is cut in two. */
export const CAPTION_LETTERS = 64;
/** What somebody types may be a little longer. */
export const MOST_CAPTION_LETTERS = 120;
/** Nothing that is seen for less than this can be read. */
const LEAST_MS = 300;
/** Somebody is still saying the last word when it has gone by. */
const LAST_WORD_MS = 600;

/** How much of a script had gone by at a moment: 0 to 1. */
export interface ReadPlace {
  ms: number;
  share: number;
}

export interface ReadScript {
  title: string;
  text: string;
}

interface Phrase {
  text: string;
  /** Words of the script before it, its title included, and up to its end. */
  from: number;
  until: number;
}

/** The words of a line in parts that two lines of a film have room for; where a sentence ends one ends too. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of line.split(/\s+/).filter(Boolean)) {
    const longer = part === '' ? word : `${part} ${word}`;
    if (part !== '' && longer.length > CAPTION_LETTERS) {
      parts.push(part);
      part = word;
    } else part = longer;
    if (/[.!?…:;]["”’)]?$/u.test(part)) {
      parts.push(part);
      part = '';
    }
  }
  return part === '' ? parts : [...parts, part];
}

/** What is said of a script, in order. Its title is seen on the teleprompter and not said. */
function phrasesOf({ title, text }: ReadScript): Phrase[] {
  let words = wordsIn(title);
  return text.split('\n').flatMap((line) =>
    partsOf(line).map((part) => {
      const from = words;
      words += wordsIn(part);
      return { text: plainLineOf(part.slice(0, MOST_CAPTION_LETTERS)), from, until: words };
    }),
  );
}

/** Where the words stood at each moment; as if they had been said evenly where nobody noted it. */
function placesOf(places: readonly ReadPlace[], ofTitle: number, lengthMs: number): readonly ReadPlace[] {
  const last = places.at(-1);
  if (last === undefined)
    return [
      { ms: 0, share: ofTitle },
      { ms: lengthMs, share: 1 },
    ];
  return [{ ms: 0, share: 0 }, ...places, { ms: lengthMs, share: last.share }];
}

/** The parts of a stretch of time in which each phrase goes by. */
function within(from: ReadPlace, until: ReadPlace, phrases: readonly Phrase[], words: number): Caption[] {
  const [first, last] = [from.share * words, until.share * words];
  // Moved back by hand: what is read next begins there.
  if (last <= first) return [];
  const at = (word: number) => from.ms + ((word - first) / (last - first)) * (until.ms - from.ms);
  return phrases
    .filter((phrase) => phrase.until > first && phrase.from < last)
    .map((phrase) => ({
      text: phrase.text,
      from: Math.round(at(Math.max(first, phrase.from))),
      until: Math.round(at(Math.min(last, phrase.until))),
    }));
}

/**
 * The captions of a recording: the words of its script, each as long as it goes by on the teleprompter.
 *
 * @param places where the words stood, soonest first; none, and they are spread evenly.
 * @param length of the recording, in milliseconds.
 */
export function captionsOf(script: ReadScript, places: readonly ReadPlace[], length: number): Caption[] {
  const lengthMs = Math.floor(length);
  const phrases = phrasesOf(script);
  const words = phrases.at(-1)?.until ?? 0;
  const all = placesOf(places, words === 0 ? 0 : wordsIn(script.title) / words, lengthMs);
  const captions: Caption[] = [];
  for (const [index, place] of all.entries()) {
    const before = all[index - 1];
    for (const caption of before ? within(before, place, phrases, words) : []) {
      const last = captions.at(-1);
      // The same words, a moment later.
      if (last?.text === caption.text) last.until = caption.until;
      else captions.push(caption);
    }
  }
  return readable(captions, lengthMs);
}

/** Without what nobody can read, and nothing beyond the end. */
function readable(captions: readonly Caption[], lengthMs: number): Caption[] {
  const long = captions.filter(({ from, until }) => until - from >= LEAST_MS).slice(0, MOST_CAPTIONS);
  return long.map((caption, index) => {
    const next = long[index + 1]?.from ?? lengthMs;
    return { ...caption, until: Math.min(next, caption.until + LAST_WORD_MS, lengthMs) };
  });
}

/** The same words, all of them earlier or later, within a recording. @param ms later; earlier with a minus */
export function moved(captions: readonly Caption[], ms: number, lengthMs: number): Caption[] {
  const within = (at: number) => Math.min(Math.floor(lengthMs), Math.max(0, at + ms));
  return captions
    .map(({ text, from, until }) => ({ text, from: within(from), until: within(until) }))
    .filter(({ from, until }) => until > from);
}

/**
 * The captions with other words, line by line: those that say the same stay. Where several lines have become fewer, their words are seen as
 * long as all of them were; an empty line is not seen.
 */
export function reworded(captions: readonly Caption[], lines: readonly string[]): Caption[] {
  const most = Math.min(captions.length, lines.length);
  let before = 0;
  while (before < most && captions[before]?.text === lines[before]) before += 1;
  let after = 0;
  while (after < most - before && captions.at(-1 - after)?.text === lines.at(-1 - after)) after += 1;
  const [old, now] = [captions.slice(before, captions.length - after), lines.slice(before, lines.length - after)];
  const [first, last] = [old[0], old.at(-1)];
  const changed =
    old.length === now.length || !first || !last
      ? old.map((caption, index) => ({ ...caption, text: now[index] ?? '' }))
      : [{ text: now.join(' '), from: first.from, until: last.until }];
  return [...captions.slice(0, before), ...changed, ...captions.slice(captions.length - after)].filter(
    ({ text }) => text !== '',
  );
}

/** Whether each follows upon the one before and lasts. */
export function isInOrder(captions: readonly Caption[]): boolean {
  return captions.every(({ from, until }, index) => from < until && from >= (captions[index - 1]?.until ?? 0));
}
