import type { Language } from '../../languages.ts';
import { fold } from './fold.ts';
import { WAYS as ENGLISH_WAYS } from './english/grammar.ts';
import type { About, FindingLevel, Grammar, RuleId, WordingRule } from './rule.ts';
import { WORDING_RULES } from './rules.ts';
import { SAID_OF_LAW } from './said-of-law.ts';
import { WAYS as SPANISH_WAYS } from './spanish/grammar.ts';

const WAYS: Readonly<Record<Language, Grammar>> = { en: ENGLISH_WAYS, es: SPANISH_WAYS };

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

interface CompiledAbout {
  whom: RegExp;
  before: RegExp | null;
  after: RegExp | null;
  instead: string | null;
}

interface CompiledRule {
  rule: WordingRule;
  /** One expression for each phrase: a long alternation of them takes ten times as long. */
  phrases: readonly { find: RegExp; instead: string | null }[];
  about: readonly CompiledAbout[];
  allowed: RegExp | null;
}

interface CompiledLanguage {
  rules: readonly CompiledRule[];
  /** What is said of the law and of everybody's being welcome. */
  law: RegExp;
}

/** A space is any white space or a hyphen, and ` ?` may be left out. */
const spaced = (part: string): string => part.replaceAll(' ?', String.raw`[\s-]*`).replaceAll(' ', String.raw`[\s-]+`);

const WORD_BEGINS = String.raw`(?<!\w)`;
/** Words are whole: "children's" is not "children". */
const WORD_ENDS = String.raw`(?!\w|'s)`;

function toSource(find: readonly string[]): string {
  return `${WORD_BEGINS}(?:${find.map(spaced).join('|')})${WORD_ENDS}`;
}

function compileAbout({ whom, ways = [], before = [], after = [], instead }: About, grammar: Grammar): CompiledAbout {
  const leading = [...ways.flatMap((way) => grammar[way].before), ...before].map(spaced);
  const following = [...ways.flatMap((way) => grammar[way].after), ...after].map(spaced);
  return {
    whom: new RegExp(`${WORD_BEGINS}(?:${spaced(whom)})(?!\\w)`, 'g'),
    before: leading.length === 0 ? null : new RegExp(`${WORD_BEGINS}(?:${leading.join('|')})$`),
    after: following.length === 0 ? null : new RegExp(`^(?:${following.join('|')})(?!\\w)`),
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
    about: about.map((one) => compileAbout(one, WAYS[language])),
    allowed: allowed.length === 0 ? null : new RegExp(toSource(allowed), 'g'),
  };
}

const compiled = new Map<Language, CompiledLanguage>();

function compiledFor(language: Language): CompiledLanguage {
  const known = compiled.get(language) ?? {
    rules: WORDING_RULES.map((rule) => compile(rule, language)),
    law: new RegExp(toSource(SAID_OF_LAW[language]), 'g'),
  };
  compiled.set(language, known);
  return known;
}

interface Span {
  from: number;
  to: number;
}

const spansOf = (found: Iterable<RegExpMatchArray>): Span[] =>
  [...found].map((match) => ({ from: match.index ?? 0, to: (match.index ?? 0) + match[0].length }));

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;
const holds = (whole: Span, part: Span) => whole.from <= part.from && part.to <= whole.to;

interface Phrase extends Span {
  instead: string | null;
}

/** How far around a word its cue can stand, in UTF-16 units. */
const REACH = 90;
/** Where a sentence ends; the full stop of "St." ends none. */
const ENDS = /(?<!(?:^|\W)(?:st|mt|ft|dr|no|sec))[.!?\n]/g;

function phrasesAbout({ whom, before, after, instead }: CompiledAbout, folded: string): Phrase[] {
  return spansOf(folded.matchAll(whom)).flatMap(({ from, to }) => {
    const left = folded.slice(Math.max(0, from - REACH), from);
    const leftEnds = spansOf(left.matchAll(ENDS)).at(-1);
    const sentence = leftEnds === undefined ? left : left.slice(leftEnds.to);
    const cue = before?.exec(sentence);
    if (cue && !folded.startsWith("'s", to)) return [{ from: from - sentence.length + cue.index, to, instead }];
    const right = folded.slice(to, to + REACH).split(ENDS, 1)[0] ?? '';
    const said = after?.exec(right);
    return said ? [{ from, to: to + said[0].length, instead }] : [];
  });
}

function findingsOf({ rule, phrases: fixed, about, allowed }: CompiledRule, folded: string): WordingFinding[] {
  const phrases = [
    ...fixed.flatMap(({ find, instead }) => spansOf(folded.matchAll(find)).map((span) => ({ ...span, instead }))),
    ...about.flatMap((one) => phrasesAbout(one, folded)),
  ];
  const excused = phrases.length === 0 || allowed === null ? [] : spansOf(folded.matchAll(allowed));
  return phrases
    .filter((span) => !excused.some((one) => overlap(one, span)))
    .map(({ from, to, instead }) => ({ from, to, rule: rule.id, level: rule.level, source: rule.source, instead }));
}

const GRAVITY: Readonly<Record<FindingLevel, number>> = { block: 2, warn: 1, inform: 0 };

/** Of two findings about the same words the graver one stays, then the longer one. */
function withoutOverlaps(found: readonly WordingFinding[]): WordingFinding[] {
  const graver = found.toSorted(
    (one, other) =>
      GRAVITY[other.level] - GRAVITY[one.level] || other.to - other.from - (one.to - one.from) || one.from - other.from,
  );
  const kept: WordingFinding[] = [];
  for (const finding of graver) if (!kept.some((other) => overlap(other, finding))) kept.push(finding);
  return kept.toSorted((one, other) => one.from - other.from);
}

/**
 * What an advertisement for housing should not say, in the order of the text. It is a help to whoever writes and no legal advice: what it
 * does not find may still be wrong.
 *
 * @param state where the property or the member is, as a postal code: laws of other states are left out. Without it all are asked.
 */
export function findWording(text: string, language: Language, state?: string): WordingFinding[] {
  const folded = fold(text);
  const inForce = ({ rule }: CompiledRule) =>
    rule.states === undefined || state === undefined || rule.states.includes(state);
  const { rules, law } = compiledFor(language);
  const found = rules.flatMap((each) => (inForce(each) ? findingsOf(each, folded) : []));
  const saidOfLaw = found.length === 0 ? [] : spansOf(folded.matchAll(law));
  return withoutOverlaps(found.filter((finding) => !saidOfLaw.some((said) => holds(said, finding))));
}

/** Whether a text has words that nobody may post, whatever their state or their team: they refuse people of a protected class. */
export function refusesPeople(text: string, language: Language): boolean {
  return findWording(text, language).some(({ level }) => level === 'block');
}

/** Where a clause begins and ends: what is left of a sentence without it is still one. */
const CLAUSE_BEGINS = /[^.!?,;:\n()]*$/;
const CLAUSE_ENDS = /^[^.!?,;:\n()]*/;

/** A text without the clause that a phrase stands in, nor the comma or the full stop that only it needed. */
function withoutClause(before: string, after: string): string {
  const left = before.replace(CLAUSE_BEGINS, '').replace(/[ \t]+$/, '');
  const right = after.replace(CLAUSE_ENDS, '');
  const wasBegin = left === '' || /[.!?:;\n(]$/.test(left);
  return (wasBegin ? `${left}${right.replace(/^[.!?,;:]+/, '')}` : `${left.replace(/,$/, '')}${right}`).replace(
    /^\s+/,
    '',
  );
}

/** A text with one finding mended: the phrase replaced, or taken out with its clause. */
export function mendWording(
  text: string,
  { from, to, instead }: Pick<WordingFinding, 'from' | 'to' | 'instead'>,
): string {
  const [before, phrase, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  if (instead === null) return withoutClause(before, after);
  const first = phrase[0] ?? '';
  const isCapital = first !== first.toLowerCase();
  return `${before}${isCapital ? instead[0]?.toUpperCase() + instead.slice(1) : instead}${after}`;
}
