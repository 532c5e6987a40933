/** What can be said of an advertisement by looking at it and at the profile of whoever posts it. */
export const AD_RULES = [
  'firm-missing',
  'firm-hidden',
  'licence-missing',
  'licence-number',
  'lender-number',
  'place-missing',
  'team-word',
  'broker-approves',
  'equal-housing',
] as const;
export type AdRuleId = (typeof AD_RULES)[number];

export interface AdRule {
  rule: AdRuleId;
  level: 'inform' | 'warn';
  /** What it rests on, as the member reads it. */
  source: string;
  /** Whom it is for: loan originators have other rules than brokers' people. */
  for: 'agents' | 'lenders' | 'everybody';
}

export interface RulePack {
  /** Postal code. */
  state: string;
  /** When the source was read. */
  readOn: string;
  rules: readonly AdRule[];
}

const READ = '2026-11-22';
const firm = (source: string): readonly AdRule[] => [
  { rule: 'firm-missing', level: 'warn', source, for: 'agents' },
  { rule: 'firm-hidden', level: 'warn', source, for: 'agents' },
];

/** The rules of the states, as far as a post and a profile can be held to them. Sizes of type and brand names are for a person to look at. */
export const RULE_PACKS: readonly RulePack[] = [
  {
    state: 'TX',
    readOn: READ,
    rules: firm('Texas Real Estate Commission, trec.texas.gov node/323'),
  },
  {
    state: 'CA',
    readOn: READ,
    rules: [
      ...firm('California DRE, form RE 559'),
      { rule: 'licence-number', level: 'warn', source: 'California B&P Code 10140.6', for: 'agents' },
      { rule: 'lender-number', level: 'warn', source: 'California B&P Code 10140.6', for: 'lenders' },
    ],
  },
  { state: 'FL', readOn: READ, rules: firm('Florida Administrative Code 61J2-10.025') },
  { state: 'GA', readOn: READ, rules: firm('Georgia Rule 520-1-.09, by a secondary page') },
  {
    state: 'VA',
    readOn: READ,
    rules: [
      ...firm('Virginia Register of Regulations, 11824'),
      { rule: 'place-missing', level: 'inform', source: 'Virginia Register of Regulations, 11824', for: 'agents' },
    ],
  },
  {
    state: 'NY',
    readOn: READ,
    rules: [
      ...firm('Code of Ethics of the National Association of REALTORS, Standard of Practice 12-5'),
      {
        rule: 'team-word',
        level: 'inform',
        source: 'New York’s rules for team names of 2014, by a secondary page; amended in 2020',
        for: 'agents',
      },
    ],
  },
  { state: 'NJ', readOn: READ, rules: firm('N.J.A.C. 11:5-6.1') },
  { state: 'NV', readOn: READ, rules: firm('Nevada Administrative Code 645.610') },
  { state: 'AZ', readOn: READ, rules: firm('Arizona Administrative Code R4-28-502') },
  {
    state: 'WA',
    readOn: READ,
    rules: firm('Washington Administrative Code 308-124B-210'),
  },
  {
    state: 'OR',
    readOn: READ,
    rules: [
      ...firm('Code of Ethics of the National Association of REALTORS, Standard of Practice 12-5'),
      {
        rule: 'broker-approves',
        level: 'inform',
        source: 'Oregon’s rules for principal brokers, by a secondary page',
        for: 'agents',
      },
    ],
  },
  {
    state: 'WY',
    readOn: READ,
    rules: firm('Wyoming Real Estate Commission Rules 018-6, section 6-4'),
  },
];

/** What is asked everywhere: of agents the firm where their state's pack does not ask for it, and the logo of those who chose none. */
export const NATIONAL_RULES: readonly AdRule[] = [
  ...firm('Code of Ethics of the National Association of REALTORS, Standard of Practice 12-5'),
  { rule: 'licence-missing', level: 'inform', source: 'License line of your profile', for: 'everybody' },
  // The federal rule was withdrawn in 1996, so that nobody is kept from posting without it.
  {
    rule: 'equal-housing',
    level: 'inform',
    source: 'fairhousing.com, node/17709: 24 CFR Part 109 was withdrawn in 1996',
    for: 'everybody',
  },
];
