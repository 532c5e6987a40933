import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../languages.ts';
import { type AdFacts, checkAdvertisement, stateOf } from './check-advertisement.ts';
import { AD_RULES, RULE_PACKS } from './packs.ts';
import { AD_REASONS } from './reasons.ts';

/** A profile with which nothing is wrong in Texas. */
const FACTS: AdFacts = {
  state: 'TX',
  city: 'Austin',
  role: 'Real Estate Professional',
  company: 'Brooks Homes',
  licence: 'TREC 123456',
  shown: ['Maya Alvarez', 'Brooks Homes', 'TREC 123456'],
  equalHousing: true,
};

const found = (facts: Partial<AdFacts>, caption = '') =>
  checkAdvertisement({ ...FACTS, ...facts }, caption).map(({ rule, state }) =>
    state === null ? rule : `${state} ${rule}`,
  );

describe('an advertisement', () => {
  it.each([
    ['with everything', {}, '', []],
    ['without a firm', { company: '', shown: [] }, '', ['TX firm-missing']],
    ['whose picture hides the firm', { shown: ['Maya Alvarez'] }, '', ['TX firm-hidden']],
    ['whose words name it then', { shown: [] }, 'Ask me at BROOKS  homes', []],
    ['where no pack is', { state: 'Maine', company: '', shown: [] }, '', ['firm-missing']],
    ['in California', { state: 'California' }, '', ['CA licence-number']],
    ['in California with a number', { state: 'CA', licence: 'DRE 01234567' }, '', []],
    ['in California with a telephone alone', { state: 'CA' }, 'Call 5125550142', ['CA licence-number']],
    ['of a lender in California', { state: 'CA', role: 'Mortgage Professional' }, '', ['CA lender-number']],
    ['of a lender with a number', { state: 'CA', role: 'Mortgage Professional', licence: 'NMLS #12345' }, '', []],
    ['of a lender, who names no firm', { role: 'Mortgage Professional', company: '', shown: [] }, '', []],
    ['in Virginia without a city', { state: 'VA', city: '' }, '', ['VA place-missing']],
    ['in New York by a team', { state: 'NY', shown: ['Brooks Homes', 'The Alvarez Group'] }, '', ['NY team-word']],
    ['in New York by an associate broker', { state: 'NY', shown: ['Brooks Homes', 'Associate Broker'] }, '', []],
    ['in Oregon', { state: 'Oregon' }, '', ['OR broker-approves']],
    ['without a license line', { licence: '' }, '', ['licence-missing']],
    ['without the logo', { equalHousing: false }, '', ['equal-housing']],
    ['of somebody who has not said what they are', { role: '', company: '', shown: [] }, '', ['TX firm-missing']],
  ] as const)('%s', (_what, facts, caption, rules) => {
    expect(found(facts, caption)).toEqual(rules);
  });

  it('finds the firm by its letters, whatever a profile holds of signs', () => {
    expect(found({ company: 'A+ (Homes)', shown: ['a+ (homes)'] })).toEqual([]);
  });
});

it('a state is known by its letters and its name', () => {
  expect([stateOf(' tx '), stateOf('NUEVA  Jersey'), stateOf('Tejas'), stateOf('')]).toEqual(['TX', 'NJ', null, null]);
});

it('a state is known with dots, by its usual short form, and beside its country', () => {
  const written = [
    'N.Y.',
    'Tx.',
    'Calif.',
    'Fla',
    'Texas, USA',
    'Florida, EE. UU.',
    'Nueva York, Estados Unidos',
    'Texas U.S.',
  ];
  expect(written.map(stateOf)).toEqual(['NY', 'TX', 'CA', 'FL', 'TX', 'FL', 'NY', 'TX']);
});

it('every rule has its reason in every language, and every pack its source and its day', () => {
  for (const language of LANGUAGES) expect(Object.keys(AD_REASONS[language])).toEqual([...AD_RULES]);
  const written = LANGUAGES.flatMap((language) => Object.values(AD_REASONS[language]));
  expect(new Set(written).size).toBe(written.length);
  for (const { rules, readOn } of RULE_PACKS) {
    expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const { source } of rules) expect(source).not.toBe('');
  }
});
