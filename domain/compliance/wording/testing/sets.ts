import type { Language } from '../../../languages.ts';
import english from './english.json' with { type: 'json' };
import spanish from './spanish.json' with { type: 'json' };

export type SetName = keyof typeof english;

/** Sentences by the rule or the kind that they are of; under `any` where a set has none. */
type Sentences = Readonly<Record<string, readonly string[]>>;

interface WordingSet {
  /** Who wrote the set, and what the rules had been mended for when it was measured. */
  about: string;
  /** What an advertisement should not say. */
  wrong: Sentences;
  /** What is fine, much of it made to look wrong. */
  fine: Sentences;
}

/** `docs/features/compliance.md` tells what each was found to be before the rules were mended for it. */
const SETS: Readonly<Record<Language, Readonly<Record<SetName, WordingSet>>>> = { en: english, es: spanish };

/** Nobody has mended the rules for these. How many of each were missed and marked in a language at most, when they were measured. */
export const KEPT_APART = [
  { name: 'kept-apart', missed: 3, marked: 2 },
  { name: 'fifteenth-stranger-apart', missed: 3, marked: 2 },
  { name: 'seventeenth-stranger', missed: 6, marked: 7 },
] as const satisfies readonly { name: SetName; missed: number; marked: number }[];

/** What the rules were mended for last: all of it is found and left alone, so that a change which loses any of it is seen. */
export const MENDED_LAST = [
  'fourteenth-stranger',
  'fourteenth-stranger-again',
  'fifteenth-stranger',
  'chosen',
  'sixteenth-stranger',
] as const satisfies readonly SetName[];

/** Their wrong sentences are told apart by the rule that should mark them. */
export const BY_RULE = ['held-out', 'held-out-again', 'frames'] as const satisfies readonly SetName[];

const MEASURED_BY_THEMSELVES: ReadonlySet<SetName> = new Set([...KEPT_APART.map(({ name }) => name), ...BY_RULE]);

/** The sets that are wrong or fine whatever rule is meant; each was measured before the rules were mended for it. */
export const TOGETHER = (Object.keys(english) as SetName[]).filter((name) => !MEASURED_BY_THEMSELVES.has(name));

/** The sentences of some sets. */
export function sentencesOf(
  language: Language,
  verdict: 'wrong' | 'fine',
  names: readonly SetName[],
): readonly string[] {
  return names.flatMap((name) => Object.values(SETS[language][name][verdict]).flat());
}

/** The wrong sentences of a set, each with the rule or the kind that it is of. */
export function wrongByKind(
  language: Language,
  name: SetName,
): readonly (readonly [kind: string, texts: readonly string[]])[] {
  return Object.entries(SETS[language][name].wrong);
}
