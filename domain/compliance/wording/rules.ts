import { ASKED_FACTS as ENGLISH_ASKED } from './english/asked.ts';
import { CHOSEN as ENGLISH_CHOSEN, EXCUSED as ENGLISH_EXCUSED } from './english/chosen.ts';
import { CONDITIONS as ENGLISH_CONDITIONS } from './english/conditions.ts';
import { HOUSE_RULES as ENGLISH_HOUSE_RULES } from './english/house-rules.ts';
import { MEANT as ENGLISH_MEANT } from './english/meant.ts';
import { MEANT_WELL as ENGLISH_MEANT_WELL } from './english/meant-well.ts';
import { SAID_OF_MEANT as ENGLISH_SAID } from './english/said-of-meant.ts';
import { NAMED as ENGLISH_NAMED } from './english/named.ts';
import { ORIGINS_AND_FAITHS as ENGLISH_ORIGINS } from './english/origins.ts';
import { PREFERENCES as ENGLISH_PREFERENCES } from './english/preferences.ts';
import { REFUSALS as ENGLISH_REFUSALS } from './english/refusals.ts';
import { SIGNALLED as ENGLISH_SIGNALLED } from './english/signalled.ts';
import { SPOKEN as ENGLISH_SPOKEN } from './english/spoken-to.ts';
import { STEERING as ENGLISH_STEERING } from './english/steering.ts';
import { TOLD as ENGLISH_TOLD, TOLD_WELL as ENGLISH_TOLD_WELL } from './english/told.ts';
import { UNEQUAL_TERMS as ENGLISH_TERMS } from './english/unequal-terms.ts';
import { WITHHELD as ENGLISH_WITHHELD } from './english/withheld.ts';
import type { About, FindingLevel, RuleId, RuleWords, WordingRule } from './rule.ts';
import { ASKED_FACTS as SPANISH_ASKED } from './spanish/asked.ts';
import { CHOSEN as SPANISH_CHOSEN, EXCUSED as SPANISH_EXCUSED } from './spanish/chosen.ts';
import { CONDITIONS as SPANISH_CONDITIONS } from './spanish/conditions.ts';
import { HOUSE_RULES as SPANISH_HOUSE_RULES } from './spanish/house-rules.ts';
import { MEANT as SPANISH_MEANT } from './spanish/meant.ts';
import { MEANT_WELL as SPANISH_MEANT_WELL } from './spanish/meant-well.ts';
import { SAID_OF_MEANT as SPANISH_SAID } from './spanish/said-of-meant.ts';
import { NAMED as SPANISH_NAMED } from './spanish/named.ts';
import { ORIGINS_AND_FAITHS as SPANISH_ORIGINS } from './spanish/origins.ts';
import { PREFERENCES as SPANISH_PREFERENCES } from './spanish/preferences.ts';
import { REFUSALS as SPANISH_REFUSALS } from './spanish/refusals.ts';
import { SIGNALLED as SPANISH_SIGNALLED } from './spanish/signalled.ts';
import { SPOKEN as SPANISH_SPOKEN } from './spanish/spoken-to.ts';
import { STEERING as SPANISH_STEERING } from './spanish/steering.ts';
import { TOLD as SPANISH_TOLD, TOLD_WELL as SPANISH_TOLD_WELL } from './spanish/told.ts';
import { UNEQUAL_TERMS as SPANISH_TERMS } from './spanish/unequal-terms.ts';
import { WITHHELD as SPANISH_WITHHELD } from './spanish/withheld.ts';

type Words = Readonly<Record<RuleId, RuleWords>>;
const ENGLISH: Words = { ...ENGLISH_ORIGINS, ...ENGLISH_REFUSALS, ...ENGLISH_PREFERENCES, ...ENGLISH_STEERING };
const SPANISH: Words = { ...SPANISH_ORIGINS, ...SPANISH_REFUSALS, ...SPANISH_PREFERENCES, ...SPANISH_STEERING };

const FAIR_HOUSING_ACT = 'Fair Housing Act, 42 U.S.C. 3604(c)';
const ASSISTANCE_ANIMALS = 'Fair Housing Act, 42 U.S.C. 3604(f)(3)(B)';
const STATE_LAW = 'State fair housing law';
const STEERING =
  'Fair Housing Act, 42 U.S.C. 3604(a), and the Code of Ethics of the National Association of REALTORS, Article 10';
const REGULATION_Z = 'Regulation Z, 12 CFR 1026.24(d)';

/** States and the District whose law protects the source of a tenant's income, in whole or in part. */
const INCOME_STATES = [
  ...[
    'CA',
    'CO',
    'CT',
    'DE',
    'DC',
    'HI',
    'IL',
    'ME',
    'MD',
    'MA',
    'MN',
    'NJ',
    'NY',
    'ND',
    'OK',
    'OR',
    'RI',
    'UT',
    'VT',
    'VA',
  ],
  'WA',
];

interface Basis {
  level: FindingLevel;
  source: string;
  states?: readonly string[];
}

/** How grave each rule is and what it rests on. What says that somebody is refused is not to be published; the rest is said better. */
const BASES: Readonly<Record<RuleId, Basis>> = {
  'race-or-origin': { level: 'block', source: FAIR_HOUSING_ACT },
  'language-spoken': { level: 'block', source: FAIR_HOUSING_ACT },
  religion: { level: 'warn', source: FAIR_HOUSING_ACT },
  sex: { level: 'block', source: FAIR_HOUSING_ACT },
  orientation: { level: 'block', source: FAIR_HOUSING_ACT },
  'children-refused': { level: 'block', source: FAIR_HOUSING_ACT },
  'family-preferred': { level: 'warn', source: FAIR_HOUSING_ACT },
  disability: { level: 'block', source: FAIR_HOUSING_ACT },
  'assistance-animals': { level: 'block', source: ASSISTANCE_ANIMALS },
  'source-of-income': { level: 'warn', source: STATE_LAW, states: INCOME_STATES },
  age: { level: 'warn', source: STATE_LAW },
  'military-status': { level: 'warn', source: STATE_LAW },
  'steering-people': { level: 'warn', source: STEERING },
  'steering-safety': { level: 'warn', source: STEERING },
  'steering-schools': { level: 'inform', source: STEERING },
  exclusive: { level: 'inform', source: FAIR_HOUSING_ACT },
  'loan-terms': { level: 'inform', source: REGULATION_Z },
};

type Find = readonly string[] | undefined;
function withMore(
  words: RuleWords,
  more: readonly Find[],
  named: readonly About[] = [],
  excused: Find = [],
): RuleWords {
  const terms = more.flatMap((find) => (find === undefined ? [] : [{ find, instead: null }]));
  return {
    phrases: [...words.phrases, ...terms],
    about: [...(words.about ?? []), ...named],
    allowed: [...(words.allowed ?? []), ...excused],
  };
}

/** Every rule about the wording of advertisements for housing. */
export const WORDING_RULES: readonly WordingRule[] = (Object.keys(BASES) as RuleId[]).map((id) => ({
  id,
  ...BASES[id],
  words: {
    en: withMore(
      ENGLISH[id],
      [
        ENGLISH_TERMS[id],
        ENGLISH_CONDITIONS[id],
        ENGLISH_ASKED[id],
        ENGLISH_WITHHELD[id],
        ENGLISH_SIGNALLED[id],
        ENGLISH_CHOSEN[id],
        ENGLISH_TOLD[id],
        ENGLISH_SAID[id],
        ENGLISH_SPOKEN[id],
        ENGLISH_HOUSE_RULES[id],
      ],
      [...(ENGLISH_NAMED[id] ?? []), ...(ENGLISH_MEANT[id] ?? [])],
      [...(ENGLISH_EXCUSED[id] ?? []), ...(ENGLISH_TOLD_WELL[id] ?? []), ...(ENGLISH_MEANT_WELL[id] ?? [])],
    ),
    es: withMore(
      SPANISH[id],
      [
        SPANISH_TERMS[id],
        SPANISH_CONDITIONS[id],
        SPANISH_ASKED[id],
        SPANISH_WITHHELD[id],
        SPANISH_SIGNALLED[id],
        SPANISH_CHOSEN[id],
        SPANISH_TOLD[id],
        SPANISH_SAID[id],
        SPANISH_SPOKEN[id],
        SPANISH_HOUSE_RULES[id],
      ],
      [...(SPANISH_NAMED[id] ?? []), ...(SPANISH_MEANT[id] ?? [])],
      [...(SPANISH_EXCUSED[id] ?? []), ...(SPANISH_TOLD_WELL[id] ?? []), ...(SPANISH_MEANT_WELL[id] ?? [])],
    ),
  },
}));
