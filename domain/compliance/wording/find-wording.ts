import type { Language } from '../../languages.ts';
import { findAll, firstPlace, spansOf } from './begins.ts';
import type { Span } from './begins.ts';
import { compiledFor } from './compile-wording.ts';
import type { CompiledAbout, CompiledLanguage, CompiledRule } from './compile-wording.ts';
import { isFarFromHomes } from './far-from-homes.ts';
import { isPartOfName } from './names.ts';
import { readText } from './read.ts';
import type { Reading } from './read.ts';
import type { FindingLevel, RuleId } from './rule.ts';
import { overlapsOne, placeIn } from './spans.ts';
import type { Way } from './ways.ts';

/** A phrase of a text that a rule is about. `from` and `to` count UTF-16 units, `to` not included. */
export interface WordingFinding {
  from: number;
  to: number;
  rule: RuleId;
  level: FindingLevel;
  source: string;
  /** What can stand there instead; null where the phrase has to go. */
  instead: string | null;
}

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;
const holds = (whole: Span, part: Span) => whole.from <= part.from && part.to <= whole.to;

interface Phrase extends Span {
  instead: string | null;
  /** Whom it speaks of; the phrase itself where it names nobody. */
  whom?: Span;
}

/** How far around a word its cue can stand, in UTF-16 units. */
const REACH = 90;
/** Where a sentence ends; the full stop of "St." ends none, and a hashtag is by itself. */
const ENDS = /(?<!(?:^|\W)(?:st|mt|ft|dr|no|sec))[.!?\n]|#(?=[a-z_])/g;

/** What parts people from what is said of them as a comma does: "Students: no", "Students? No". */
const SAID_ASIDE = /^[:;?]/;

/** The sentence around some people: what was said before them and what comes after, as far as a cue can stand. */
interface Around {
  begun: string;
  rest: string;
}

/** What refuses by itself whoever was named in the sentence before it: "Never again.", "So no.", "Hard pass." */
const BARE_REFUSAL =
  /^[.!\n"'\s]*(?:(?:so|um|uh|well|yeah|sorry|y|pues|asi que|lo siento|este|ay)[, ]+)*(?:no|never again|(?:never|not|no) (?:more|any ?more|here|again|this time|thanks|thank you|way|chance|happening|a chance)|hard (?:no|pass)|pass|lesson learned|next|once was enough|nunca mas|ya no|no mas|(?:aqui|esta vez|otra vez|mejor|eso|por eso) no|no,? (?:gracias|aqui|por favor)|paso|jamas|siguiente|ni modo|ni hablar|olvidel[oa]|olvidate)(?: (?:again|lol|here|aqui|jeje))?["']?\s*(?:[.!;,]|$)/;

/** Where what is said of people ends in what follows them: a question is answered by the next sentence, and some sentences only refuse. */
function endOf(following: string): number {
  const ends = spansOf(ENDS, following);
  const at = ends[0] !== undefined && following[ends[0].from] === '?' ? 1 : 0;
  const end = ends[at];
  if (end === undefined) return following.length;
  return BARE_REFUSAL.test(following.slice(end.from)) ? (ends[at + 1]?.from ?? following.length) : end.from;
}

function around(folded: string, { from, to }: Span): Around {
  const left = folded.slice(Math.max(0, from - REACH), from);
  const leftEnds = spansOf(ENDS, left).at(-1);
  const right = folded.slice(to, to + REACH);
  const rest = right.slice(0, endOf(right)).replace(SAID_ASIDE, ',').replaceAll('¡', ' ').replaceAll('¿', ' ');
  return { begun: leftEnds === undefined ? left : left.slice(leftEnds.to), rest };
}

/** How long what stands at the begin of a text is, by the first expression that is found there; null where none is. */
function lengthOf(expressions: readonly RegExp[], text: string): number | null {
  for (const one of expressions) {
    const found = one.exec(text);
    if (found !== null) return found[0].length;
  }
  return null;
}

/** A text as it is searched. Many rules ask the same of the same place, so each answer is kept for the others. */
class Searched {
  readonly folded: string;
  readonly #language: CompiledLanguage;
  readonly #said: readonly (Span & { way: Way })[];
  readonly #before = new Map<string, number | null>();
  readonly #after = new Map<string, number | null>();
  #law: readonly Span[] | undefined;
  readonly #found: ReadonlyMap<RegExp, readonly Span[]>;

  readonly #of: Language;
  readonly #text: string;
  readonly #reading: Reading;

  constructor(text: string, reading: Reading, language: CompiledLanguage, of: Language) {
    this.#of = of;
    const { folded } = reading;
    this.folded = folded;
    this.#text = text;
    this.#reading = reading;
    this.#language = language;
    this.#found = findAll(folded, language.index);
    this.#said = language.anywhere.flatMap(({ way, find }) => this.all(find).map((span) => ({ ...span, way })));
  }

  /** Whether a phrase is part of what is said of the law and of everybody's being welcome, whatever follows it. */
  isSaidOfLaw(phrase: Span): boolean {
    this.#law ??= [...findAll(this.folded, this.#language.law).values()].flat();
    return this.#law.some((said) => holds(said, phrase));
  }

  /** Whether a phrase stands in a sentence that speaks of no home. */
  isFarFromHomes(phrase: Span): boolean {
    return isFarFromHomes(this.folded, phrase, this.#of);
  }

  /** Whether those who are named are part of a name of something else. */
  isName({ whom }: Phrase): boolean {
    return whom !== undefined && isPartOfName(this.#text, this.#reading.place(whom));
  }

  /** Where an expression stands. */
  all(find: RegExp): readonly Span[] {
    return this.#found.get(find) ?? [];
  }

  /** Where in the sentence before people a way of speaking of them begins; null where it is not used. */
  begins(way: Way, at: number, begun: string): number | null {
    const key = `${way} ${at}`;
    const known = this.#before.get(key);
    if (known !== undefined) return known;
    const begins = firstPlace(begun, this.#language.ways[way].before);
    this.#before.set(key, begins);
    return begins;
  }

  /** How long after people a way of speaking of them is; null where it is not used. */
  follows(way: Way, at: number, rest: string): number | null {
    const key = `${way} ${at}`;
    const known = this.#after.get(key);
    if (known !== undefined) return known;
    const length = lengthOf(this.#language.ways[way].after, rest);
    this.#after.set(key, length);
    return length;
  }

  /** What is said of the people of a sentence from elsewhere in it. */
  saidIn(sentence: Span, ways: readonly Way[], people: Span): Span | undefined {
    return this.#said.find((one) => ways.includes(one.way) && holds(sentence, one) && !overlap(one, people));
  }
}

const firstOf = (places: readonly (number | null | undefined)[]): number | undefined =>
  places.find((place) => place !== null && place !== undefined) ?? undefined;

function phraseAbout({ ways, own, instead }: CompiledAbout, people: Span, searched: Searched): Phrase | null {
  const { from, to } = people;
  const { begun, rest } = around(searched.folded, people);
  const isOwners = searched.folded.startsWith("'s", to);
  const start = from - begun.length;
  const begins = firstOf([firstPlace(begun, own.before), ...ways.map((way) => searched.begins(way, from, begun))]);
  if (begins !== undefined && !isOwners) return { from: start + begins, to, instead, whom: people };
  const follows = firstOf([lengthOf(own.after, rest), ...ways.map((way) => searched.follows(way, to, rest))]);
  if (follows !== undefined) return { from, to: to + follows, instead, whom: people };
  const said = isOwners ? undefined : searched.saidIn({ from: start, to: to + rest.length }, ways, people);
  return said ? { from: Math.min(from, said.from), to: Math.max(to, said.to), instead, whom: people } : null;
}

const phrasesAbout = (about: CompiledAbout, searched: Searched): Phrase[] =>
  searched.all(about.whom).flatMap((people) => phraseAbout(about, people, searched) ?? []);

/** Rules about people whose names are names of streets, fairs and temples as well. */
const NAMES_OF: ReadonlySet<RuleId> = new Set([
  'race-or-origin',
  'religion',
  'orientation',
  'steering-people',
] as const);

function findingsOf({ rule, phrases: fixed, about, allowed }: CompiledRule, searched: Searched): WordingFinding[] {
  const { folded } = searched;
  const phrases: Phrase[] = [
    ...fixed.flatMap(({ find, instead }) => searched.all(find).map((span) => ({ ...span, instead }))),
    ...about.flatMap((one) => phrasesAbout(one, searched)),
  ];
  const excused = phrases.length === 0 || allowed === null ? [] : spansOf(allowed, folded);
  return phrases
    .filter((phrase) => !overlapsOne(excused, phrase) && !searched.isSaidOfLaw(phrase.whom ?? phrase))
    .filter((phrase) => !NAMES_OF.has(rule.id) || !(searched.isName(phrase) || searched.isFarFromHomes(phrase)))
    .map(({ from, to, instead }) => ({ from, to, rule: rule.id, level: rule.level, source: rule.source, instead }));
}

const GRAVITY: Readonly<Record<FindingLevel, number>> = { block: 2, warn: 1, inform: 0 };

/** Of two findings about the same words the graver one stays, then the longer one. */
export function withoutOverlaps(found: readonly WordingFinding[]): WordingFinding[] {
  const graver = found.toSorted(
    (one, other) =>
      GRAVITY[other.level] - GRAVITY[one.level] || other.to - other.from - (one.to - one.from) || one.from - other.from,
  );
  const kept: WordingFinding[] = [];
  for (const finding of graver) if (!overlapsOne(kept, finding)) kept.splice(placeIn(kept, finding), 0, finding);
  return kept;
}

/** A finding where it stands in the text; what is found in a hashtag is all of it. */
function inText(finding: WordingFinding, { place, tagAt }: Reading): WordingFinding {
  const { from, to } = place(finding);
  const begin = tagAt(from);
  return {
    ...finding,
    from: begin?.from ?? from,
    to: tagAt(to - 1)?.to ?? to,
    instead: begin === undefined ? finding.instead : null,
  };
}

/**
 * What an advertisement for housing should not say, in the order of the text. It is a help to whoever writes and no legal advice: what it
 * does not find may still be wrong.
 *
 * @param state where the property or the member is, as a postal code: laws of other states are left out. Without it all are asked.
 */
export function findWording(text: string, language: Language, state?: string): WordingFinding[] {
  const reading = readText(text, language);
  const inForce = ({ rule }: CompiledRule) =>
    rule.states === undefined || state === undefined || rule.states.includes(state);
  const words = compiledFor(language);
  const searched = new Searched(text, reading, words, language);
  const found = words.rules.flatMap((each) => (inForce(each) ? findingsOf(each, searched) : []));
  return withoutOverlaps(withoutOverlaps(found).map((finding) => inText(finding, reading)));
}

/** Whether a text has words that nobody may post, whatever their state or their team: they refuse people of a protected class. */
export function refusesPeople(text: string, language: Language): boolean {
  return findWording(text, language).some(({ level }) => level === 'block');
}
