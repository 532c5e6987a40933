export type PageTask = 'ADVERTISE' | 'ANALYZE' | 'CREATE_CONTENT' | 'MANAGE' | 'MESSAGING' | 'MODERATE';

interface SeedPage {
  /** All digits. */
  id: string;
  name: string;
  category: string;
  instagram?: { id: string; username: string };
  fans?: number;
  /** What each person may do on the page, by person id. */
  roles: Record<string, PageTask[]>;
}

export interface SandboxSeed {
  people: { id: string; name: string; email?: string }[];
  pages: SeedPage[];
}

const EVERYTHING: PageTask[] = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'];
const READING: PageTask[] = ['ANALYZE'];

/** The people who can sign in to the sandbox network. The identifiers never change: a demo world may name them. */
export const personIds = {
  maya: '104600000000101',
  luis: '104600000000102',
  nora: '104600000000103',
  oscar: '104600000000104',
  tina: '104600000000105',
  theo: '104600000000106',
  lena: '104600000000107',
  pat: '104600000000108',
  sam: '104600000000109',
  frida: '104600000000110',
  ivan: '104600000000111',
  lim: '104600000000112',
} as const;

/** The pages they run. */
export const pageIds = {
  mayaHomes: '215300000000101',
  casaAlvarez: '215300000000102',
  luisHogares: '215300000000103',
  noraBlake: '215300000000104',
  oscarTeam: '215300000000105',
  theoAtLakeside: '215300000000106',
  lenaLending: '215300000000107',
  samBrightwater: '215300000000108',
  samTwoRivers: '215300000000109',
  fridaSol: '215300000000110',
  ivanPetrov: '215300000000111',
  limWei: '215300000000112',
} as const;

const realEstate = 'Real Estate Agent';

/** The world as it is before anybody did anything. Pat runs no page, which is a case of its own. */
export const defaultSeed: SandboxSeed = {
  people: [
    { id: personIds.maya, name: 'Maya Alvarez', email: 'maya@example.com' },
    { id: personIds.luis, name: 'Luis Herrera', email: 'luis@example.com' },
    { id: personIds.nora, name: 'Nora Blake', email: 'nora@example.com' },
    { id: personIds.oscar, name: 'Oscar Grant', email: 'oscar@example.com' },
    { id: personIds.tina, name: 'Tina Reyes' },
    { id: personIds.theo, name: 'Theo Park' },
    { id: personIds.lena, name: 'Lena Moss' },
    { id: personIds.pat, name: 'Pat Quinn' },
    { id: personIds.sam, name: 'Sam Rivera' },
    { id: personIds.frida, name: 'Frida Sol' },
    { id: personIds.ivan, name: 'Ivan Petrov' },
    { id: personIds.lim, name: 'Lim Wei' },
  ],
  pages: [
    {
      id: pageIds.mayaHomes,
      name: 'Maya Alvarez Homes',
      category: realEstate,
      instagram: { id: '178400000000101', username: 'mayaalvarezhomes' },
      fans: 1284,
      roles: { [personIds.maya]: EVERYTHING },
    },
    {
      id: pageIds.casaAlvarez,
      name: 'Casa Alvarez – Hogares',
      category: realEstate,
      fans: 356,
      roles: { [personIds.maya]: EVERYTHING },
    },
    {
      id: pageIds.luisHogares,
      name: 'Luis Herrera, Hogares y Familias',
      category: realEstate,
      roles: { [personIds.luis]: EVERYTHING },
    },
    { id: pageIds.noraBlake, name: 'Nora Blake Realty', category: realEstate, roles: { [personIds.nora]: EVERYTHING } },
    {
      id: pageIds.oscarTeam,
      name: 'The Oscar Team',
      category: 'Real Estate Company',
      roles: { [personIds.oscar]: EVERYTHING, [personIds.tina]: EVERYTHING, [personIds.theo]: READING },
    },
    {
      id: pageIds.theoAtLakeside,
      name: 'Theo Park at Lakeside',
      category: realEstate,
      roles: { [personIds.theo]: EVERYTHING },
    },
    {
      id: pageIds.lenaLending,
      name: 'Lena Moss Home Loans',
      category: 'Mortgage Brokers',
      roles: { [personIds.lena]: EVERYTHING },
    },
    {
      id: pageIds.samBrightwater,
      name: 'Sam Rivera at Brightwater Mortgage',
      category: 'Mortgage Brokers',
      roles: { [personIds.sam]: EVERYTHING },
    },
    {
      id: pageIds.samTwoRivers,
      name: 'Two Rivers Homes',
      category: 'Real Estate Company',
      roles: { [personIds.sam]: EVERYTHING },
    },
    {
      id: pageIds.fridaSol,
      name: 'Frida Sol, Denver Homes',
      category: realEstate,
      roles: { [personIds.frida]: EVERYTHING },
    },
    {
      id: pageIds.ivanPetrov,
      name: 'Ivan Petrov Properties',
      category: realEstate,
      roles: { [personIds.ivan]: EVERYTHING },
    },
    { id: pageIds.limWei, name: 'Lim Wei Realty', category: realEstate, roles: { [personIds.lim]: EVERYTHING } },
  ],
};
