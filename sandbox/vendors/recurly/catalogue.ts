export interface Plan {
  id: string;
  code: string;
  name: string;
  description: string;
  /** Length of a period. */
  months: number;
  unitAmount: number;
  addOns: { code: string; name: string; unitAmount: number }[];
}

export interface Item {
  code: string;
  name: string;
  unitAmount: number;
}

export interface Coupon {
  id: string;
  code: string;
  name: string;
  state: 'redeemable' | 'expired' | 'maxed_out';
  duration: 'forever' | 'single_use' | 'temporal';
  temporalAmount: number | null;
  temporalUnit: 'day' | 'week' | 'month' | 'year' | null;
  discount: { percent: number } | { amount: number } | { trialDays: number };
  /** Codes of the plans that it is for, or null for all. */
  plans: string[] | null;
  /** Epoch ms. */
  redeemBy: number | null;
  /** How often one account may redeem it; null: as often as it likes. */
  mostAnAccount: number | null;
}

const TIERS = [
  {
    slug: 'essentials',
    name: 'Essentials',
    prices: [4900, 25_900, 39_900],
    text: 'Graphics, videos and market reports',
  },
  {
    slug: 'expert',
    name: 'Expert',
    prices: [6900, 36_900, 59_900],
    text: 'Email Builder, tools and local data besides',
  },
  { slug: 'elite', name: 'Elite', prices: [9900, 52_900, 89_900], text: 'Everything, with RealTalk and Playbooks' },
];

const INTERVALS = [
  { suffix: 'monthly', name: 'Monthly', months: 1 },
  { suffix: 'semi-annual', name: 'Semi-Annual', months: 6 },
  { suffix: 'annual', name: 'Annual', months: 12 },
];

const SEAT = { code: 'team-member', name: 'Team member', unitAmount: 1500 };

/** Plans of a site as the demo has them; nine to choose from, a free one, and one that only people sell. */
export const plans: Plan[] = [
  ...TIERS.flatMap(({ slug, name, prices, text }) =>
    INTERVALS.map((interval, index) => ({
      id: `plan${slug}${interval.months}`,
      code: `${slug}-${interval.suffix}`,
      name: `${name} ${interval.name}`,
      description: text,
      months: interval.months,
      unitAmount: prices[index] ?? 0,
      addOns: [{ ...SEAT, unitAmount: SEAT.unitAmount * interval.months }],
    })),
  ),
  { id: 'planfree', code: 'free', name: 'Free', description: '', months: 1, unitAmount: 0, addOns: [] },
  {
    id: 'planenterprise',
    code: 'enterprise-brokerage',
    name: 'Enterprise Brokerage',
    description: 'Sold by people',
    months: 12,
    unitAmount: 480_000,
    addOns: [],
  },
];

/** What can be bought once. */
export const items: Item[] = [{ code: 'setup-session', name: 'Setup session', unitAmount: 9900 }];

const ANNUAL = TIERS.map(({ slug }) => `${slug}-annual`);
const always = {
  state: 'redeemable',
  temporalAmount: null,
  temporalUnit: null,
  plans: null,
  redeemBy: null,
  mostAnAccount: null,
} as const;

export const coupons: Coupon[] = [
  {
    ...always,
    id: 'coupon1',
    code: 'WELCOME20',
    name: '20 % off for three months',
    duration: 'temporal',
    temporalAmount: 3,
    temporalUnit: 'month',
    discount: { percent: 20 },
  },
  {
    ...always,
    id: 'coupon2',
    code: 'ANNUAL15',
    name: '15 % off the first year',
    duration: 'single_use',
    discount: { percent: 15 },
    plans: ANNUAL,
  },
  {
    ...always,
    id: 'coupon3',
    code: 'TENOFF',
    name: '$10 off every bill',
    duration: 'forever',
    discount: { amount: 1000 },
  },
  {
    ...always,
    id: 'coupon4',
    code: 'MONTHFREE',
    name: 'A month free',
    duration: 'single_use',
    discount: { trialDays: 30 },
  },
  {
    ...always,
    id: 'coupon5',
    code: 'BYGONE',
    name: 'Half price',
    duration: 'forever',
    discount: { percent: 50 },
    state: 'expired',
    redeemBy: Date.UTC(2026, 5, 30),
  },
];
