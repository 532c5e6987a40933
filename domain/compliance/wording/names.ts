import type { Span } from './begins.ts';

/** A word that begins with a capital, and whatever of it follows. */
const CAPITAL = String.raw`\p{Lu}\p{L}[\p{L}\p{M}'’.&-]+`;
/** People, and what is said of them: "Mexican Tenants Only" names no place. */
const PERSON_OR_VERDICT =
  /^(?:(?:only|preferred|need|not|no|welcome|wanted|please|people|folks|famil\w*|tenants?|renters?|buyers?|applicants?|neighbors?|couples?|residents?|owners?|roommates?|students?|m[ae]n|wom[ae]n|girls?|guys?|lad(?:y|ies)|kids|children|seniors|professionals?|households?|immigrants?|christians?|muslims?|catholics?|americans?|area|neighborhood|community|building|block|side|allowed|permitted|accepted|free|couples?|men|women)(?![a-z])|(?:abstenerse|solamente|solo|favor))/iu;

/** "Union Baptist sells its hall": a church by its name, whatever follows. */
const OF_CHURCHES =
  /(?<!\p{L})(?:First|Second|Third|Union|Grace|Trinity|Calvary|Mount|St\.|Saint|Holy|Zion|Bethel|Central|Immanuel|Emmanuel|Primera|Segunda) $/u;
const NEXT = new RegExp(`^ (${CAPITAL})`, 'u');
/** An adjective with a capital after a noun with one: Spanish writes neither but in names. */
const NOUN_BEFORE = new RegExp(String.raw`[\p{L},;:)] ?(?<=[\p{Ll},] )${CAPITAL} $`, 'u');

/** So many words of a sentence have to be small before a capital says anything. */
const SMALL = /(?<![\p{L}'’])\p{Ll}{2,}/gu;
const SMALL_WORDS = 2;
const AROUND = 120;

/**
 * Whether a people or a faith is part of a name: "Mormon Battalion Trail", "Barrio Chino". A text whose words all have capitals tells nothing.
 *
 * @param span in the text as it was typed
 */
export function isPartOfName(text: string, { from, to }: Span): boolean {
  const named = text.slice(from, to);
  const last = named.slice(named.lastIndexOf(' ') + 1);
  if (!/^\p{Lu}\p{Ll}/u.test(last)) return false;
  const around = text.slice(Math.max(0, from - AROUND), to + AROUND);
  if ((around.match(SMALL)?.length ?? 0) < SMALL_WORDS) return false;
  const before = text.slice(Math.max(0, from - 40), from);
  if (OF_CHURCHES.test(before)) return true;
  const next = NEXT.exec(text.slice(to, to + 40))?.[1];
  return next === undefined ? NOUN_BEFORE.test(before) : !PERSON_OR_VERDICT.test(next);
}
