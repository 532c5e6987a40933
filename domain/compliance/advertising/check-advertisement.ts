import { postalCodeOf } from '../postal-code.ts';
import { type AdRule, type AdRuleId, NATIONAL_RULES, RULE_PACKS } from './packs.ts';

/** What a profile says, and what of it a piece shows. */
export interface AdFacts {
  /** As the member has written it: `TX` or `Texas`. */
  state: string;
  city: string;
  role: string;
  company: string;
  /** The licence or disclosure line, in the language of the post. */
  licence: string;
  /** Every text that a picture shows of the profile. */
  shown: readonly string[];
  /** Whether the Equal Housing logo, or a lender's, is on pictures. */
  equalHousing: boolean;
}

export interface AdFinding {
  rule: AdRuleId;
  level: AdRule['level'];
  source: string;
  /** Postal code; null for what is asked everywhere. */
  state: string | null;
}

const LENDER = 'Mortgage Professional';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The postal code of the state whose rules are asked; null where there is no pack for it. */
export function stateOf(written: string): string | null {
  const code = postalCodeOf(written);
  return RULE_PACKS.some(({ state }) => state === code) ? (code ?? null) : null;
}

/** 'Associate broker' is a licence and no team. */
const withoutTitles = (text: string) =>
  text.replaceAll(/\b(?:associate (?:real estate )?broker|broker associate|sales associate)\b/gi, '');

/** Whether the rule finds something, by what the profile and the post really say. */
const BROKEN: Readonly<Record<AdRuleId, (facts: AdFacts, caption: string) => boolean>> = {
  'firm-missing': ({ company }) => company.trim() === '',
  'firm-hidden': ({ company, shown }, caption) =>
    company.trim() !== '' && ![caption, ...shown].some((text) => plain(text).includes(plain(company))),
  'licence-missing': ({ licence }) => licence.trim() === '',
  'licence-number': ({ licence, shown }, caption) =>
    ![licence, caption, ...shown].some((text) => /(?<!\d)\d{8}(?!\d)/.test(text)),
  'lender-number': ({ licence, shown }, caption) =>
    ![licence, caption, ...shown].some((text) => /\bNMLS\b\D{0,12}\d{3,}/i.test(text)),
  'place-missing': ({ city, state }) => city.trim() === '' || state.trim() === '',
  'team-word': ({ company, shown }) =>
    shown.some(
      (text) => plain(text) !== plain(company) && /\b(?:group|realty|associates?)\b/i.test(withoutTitles(text)),
    ),
  'broker-approves': () => true,
  'equal-housing': ({ equalHousing }) => !equalHousing,
};

/** What the rules of the member's state, and those of everywhere, find in a post. The state's own come first, and each is asked once. */
export function checkAdvertisement(facts: AdFacts, caption: string): AdFinding[] {
  const state = stateOf(facts.state);
  const own = RULE_PACKS.find((pack) => pack.state === state)?.rules ?? [];
  // Whoever has not said what they are is asked what agents are asked.
  const meant = ({ for: whom }: AdRule) => whom === 'everybody' || (facts.role === LENDER) === (whom === 'lenders');
  const national = NATIONAL_RULES.filter(({ rule }) => !own.some((each) => each.rule === rule));
  const asked = [...own.map((rule) => ({ rule, state })), ...national.map((rule) => ({ rule, state: null }))];
  return asked
    .filter(({ rule }) => meant(rule) && BROKEN[rule.rule](facts, caption))
    .map(({ rule: { rule, level, source }, state: of }) => ({ rule, level, source, state: of }));
}
