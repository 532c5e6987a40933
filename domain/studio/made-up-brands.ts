/** Who a piece is looked at as before anybody has it: brands that a page has to look right in. */
export const MADE_UP_BRANDS = ['green', 'yellow', 'navy', 'pale', 'long', 'bare'] as const;
export type MadeUpBrand = (typeof MADE_UP_BRANDS)[number];

interface MadeUp {
  /** `#RRGGBB` */
  readonly color: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  readonly compliance: string;
}

const USUAL = {
  firstName: 'Maya',
  lastName: 'Ellison',
  jobTitle: 'REALTOR®',
  company: 'Harbor & Pine Real Estate',
  phone: '(512) 555-0142',
  email: 'maya@harborpine.example',
  compliance: 'TX License 0612345',
};
const NOTHING = { jobTitle: '', company: '', phone: '', email: '', compliance: '' };

export const madeUpBrands: Readonly<Record<MadeUpBrand, MadeUp>> = {
  green: { ...USUAL, color: '#1F7A4D' },
  yellow: { ...USUAL, color: '#F7C600' },
  navy: { ...USUAL, color: '#0B1F4B' },
  pale: { ...USUAL, color: '#F2EDE4' },
  long: {
    firstName: 'Wilhelmina Alexandra',
    lastName: 'Featherstonehaugh-Montgomery de la Cruz',
    jobTitle: 'Senior Luxury Property and Relocation Specialist, Certified Negotiation Expert',
    company: 'Featherstonehaugh, Montgomery & Associates International Real Estate Brokerage',
    phone: '(512) 555-0142 ext. 20418',
    email: 'wilhelmina.featherstonehaugh-montgomery@associates-international.example',
    compliance: 'Licensed in Texas 0612345, New Mexico 98765-AB, Oklahoma 112233 and Louisiana 4455667788',
    color: '#7A1F5C',
  },
  bare: { ...NOTHING, firstName: 'Jo', lastName: 'Li', color: '#1F7A4D' },
};
