import type { Language } from '../../languages.ts';
import { fold } from './fold.ts';
import type { FindingLevel, Phrases, RuleId, WordingRule } from './rule.ts';
import { WORDING_RULES } from './rules.ts';

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

interface Compiled {
  rule: WordingRule;
  all: RegExp;
  each: readonly { one: RegExp; instead: string | null }[];
  allowed: RegExp | null;
}

/** A space is any white space or a hyphen, ` ?` may be left out, and words are whole: "children's" is not "children". */
function toSource(find: readonly string[]): string {
  const parts = find.map((part) => part.replaceAll(' ?', String.raw`[\s-]*`).replaceAll(' ', String.raw`[\s-]+`));
  return String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?![\p{L}\p{N}]|'s)`;
}

function compile(rule: WordingRule, language: Language): Compiled {
  const { phrases, allowed } = rule.words[language];
  const each = phrases.map(({ find, instead }: Phrases) => ({
    one: new RegExp(`^(?:${toSource(find)})$`, 'u'),
    instead,
  }));
  return {
    rule,
    all: new RegExp(toSource(phrases.flatMap(({ find }) => find)), 'gu'),
    each,
    allowed: allowed === undefined ? null : new RegExp(toSource(allowed), 'gu'),
  };
}

const compiled = new Map<Language, readonly Compiled[]>();

function rulesIn(language: Language): readonly Compiled[] {
  const known = compiled.get(language) ?? WORDING_RULES.map((rule) => compile(rule, language));
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

function findingsOf({ rule, all, each, allowed }: Compiled, folded: string): WordingFinding[] {
  const excused = allowed === null ? [] : spansOf(folded.matchAll(allowed));
  return spansOf(folded.matchAll(all))
    .filter((span) => !excused.some((one) => overlap(one, span)))
    .map(({ from, to }) => {
      const phrase = folded.slice(from, to);
      const instead = each.find(({ one }) => one.test(phrase))?.instead ?? null;
      return { from, to, rule: rule.id, level: rule.level, source: rule.source, instead };
    });
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
  const inForce = ({ rule }: Compiled) =>
    rule.states === undefined || state === undefined || rule.states.includes(state);
  return withoutOverlaps(rulesIn(language).flatMap((each) => (inForce(each) ? findingsOf(each, folded) : [])));
}

/** A text with one finding mended: the phrase replaced, or taken out with the space and the full stop that it leaves. */
export function mendWording(
  text: string,
  { from, to, instead }: Pick<WordingFinding, 'from' | 'to' | 'instead'>,
): string {
  const [before, phrase, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  if (instead === null) {
    const left = before.replace(/[ \t]+$/, '');
    // A sentence that was nothing else takes its full stop along.
    const wasSentence = left === '' || /[.!?\n]$/.test(left);
    return `${left}${wasSentence ? after.replace(/^[.!?,;]+/, '') : after}`.replace(/^\s+/, '');
  }
  const first = phrase[0] ?? '';
  const isCapital = first !== first.toLowerCase();
  return `${before}${isCapital ? instead[0]?.toUpperCase() + instead.slice(1) : instead}${after}`;
}
