import type { Language } from '../../languages.ts';
import { indexOf } from './begins.ts';
import type { Index } from './begins.ts';
import { WAYS as ENGLISH_WAYS } from './english/grammar.ts';
import type { About, Grammar, WordingRule } from './rule.ts';
import { SAID_OF_OTHERS } from './others.ts';
import { WORDING_RULES } from './rules.ts';
import { SAID_OF_LAW } from './said-of-law.ts';
import { WAYS as SPANISH_WAYS } from './spanish/grammar.ts';
import { EVERY_WAY, type Way } from './ways.ts';

const WAYS: Readonly<Record<Language, Grammar>> = { en: ENGLISH_WAYS, es: SPANISH_WAYS };

/** What stands right before and right after people when something is said of them. */
interface Cues {
  before: Index;
  after: readonly RegExp[];
}

export interface CompiledAbout {
  whom: RegExp;
  ways: readonly Way[];
  own: Cues;
  instead: string | null;
}

export interface CompiledRule {
  rule: WordingRule;
  /** One expression for each phrase: a long alternation of them takes ten times as long. */
  phrases: readonly { find: RegExp; instead: string | null }[];
  about: readonly CompiledAbout[];
  allowed: RegExp | null;
}

export interface CompiledLanguage {
  rules: readonly CompiledRule[];
  /** What is said of the law and of everybody's being welcome. */
  law: Index;
  ways: Readonly<Record<Way, Cues>>;
  /** What says something of the people of its sentence, wherever in it they stand. */
  anywhere: readonly { way: Way; find: RegExp }[];
  index: Index;
}

/** A space is any white space or a hyphen, and ` ?` may be left out. */
const spaced = (part: string): string => part.replaceAll(' ?', String.raw`[\s-]*`).replaceAll(' ', String.raw`[\s-]+`);

const WORD_BEGINS = String.raw`(?<!\w)`;
/** Words are whole: "children's" is not "children". */
const WORD_ENDS = String.raw`(?!\w|'s)`;

function toSource(find: readonly string[]): string {
  return `${WORD_BEGINS}(?:${find.map(spaced).join('|')})${WORD_ENDS}`;
}

/** Engines do not make an expression quick that is longer than 20,000 letters. */
const LONGEST = 8000;

/** Sources in their order as few alternations, none of which is too long. */
function inParts(sources: readonly string[]): string[] {
  const parts: string[] = [];
  for (const source of sources) {
    const last = parts.at(-1);
    if (last === undefined || last.length + source.length > LONGEST) parts.push(source);
    else parts[parts.length - 1] = `${last}|${source}`;
  }
  return parts;
}

function compileCues(leading: readonly string[], following: readonly string[]): Cues {
  return {
    before: indexOf(leading.map((one) => new RegExp(`${WORD_BEGINS}(?:${spaced(one)})$`, 'g'))),
    after: inParts(following.map(spaced)).map((part) => new RegExp(`^(?:${part})(?!\\w)`)),
  };
}

/** Several rules speak of the same people: they are looked for once. */
const peoples = new Map<string, RegExp>();

function peopleOf(whom: string): RegExp {
  const known = peoples.get(whom) ?? new RegExp(`${WORD_BEGINS}(?:${spaced(whom)})(?!\\w)`, 'g');
  peoples.set(whom, known);
  return known;
}

function compileAbout({ whom, ways = [], before = [], after = [], instead }: About): CompiledAbout {
  return {
    whom: peopleOf(whom),
    ways,
    own: compileCues(before, after),
    instead,
  };
}

function compile(rule: WordingRule, language: Language): CompiledRule {
  const { phrases, about = [], allowed = [] } = rule.words[language];
  return {
    rule,
    phrases: phrases.flatMap(({ find, instead }) =>
      find.map((one) => ({ find: new RegExp(toSource([one]), 'g'), instead })),
    ),
    about: about.map(compileAbout),
    allowed: allowed.length === 0 ? null : new RegExp(toSource(allowed), 'g'),
  };
}

const compileWays = (grammar: Grammar): Readonly<Record<Way, Cues>> =>
  Object.fromEntries(EVERY_WAY.map((way) => [way, compileCues(grammar[way].before, grammar[way].after)])) as Record<
    Way,
    Cues
  >;

const compiled = new Map<Language, CompiledLanguage>();

export function compiledFor(language: Language): CompiledLanguage {
  const known = compiled.get(language) ?? compileLanguage(language);
  compiled.set(language, known);
  return known;
}

function compileLanguage(language: Language): CompiledLanguage {
  const rules = WORDING_RULES.map((rule) => compile(rule, language));
  const anywhere = (Object.entries(WAYS[language]) as [Way, Grammar[Way]][]).flatMap(([way, { anywhere: all = [] }]) =>
    all.map((one) => ({ way, find: new RegExp(toSource([one]), 'g') })),
  );
  return {
    rules,
    law: indexOf(
      [...SAID_OF_LAW[language], ...SAID_OF_OTHERS[language]].map((one) => new RegExp(toSource([one]), 'g')),
    ),
    ways: compileWays(WAYS[language]),
    anywhere,
    index: indexOf([
      ...new Set([
        ...rules.flatMap(({ phrases, about }) => [
          ...phrases.map(({ find }) => find),
          ...about.map(({ whom }) => whom),
        ]),
        ...anywhere.map(({ find }) => find),
      ]),
    ]),
  };
}
