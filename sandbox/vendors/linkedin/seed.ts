/** The people who can sign in to the sandbox's LinkedIn. The identifiers never change: a demo world may name them. */
export const linkedInPeople = {
  maya: 'mY4aLvRz01',
  luis: 'lU1sHrRa02',
  oscar: 'oSc4rGrN03',
  nora: 'n0RaBlKe04',
  theo: 'tH3oPaRk05',
} as const;

export interface LinkedInPerson {
  id: string;
  name: string;
}

export interface Organization {
  id: string;
  name: string;
  category: string;
  /** Who administers it, by person id. */
  administrators: string[];
}

export const people: readonly LinkedInPerson[] = [
  { id: linkedInPeople.maya, name: 'Maya Alvarez' },
  { id: linkedInPeople.luis, name: 'Luis Herrera' },
  { id: linkedInPeople.oscar, name: 'Oscar Grant' },
  { id: linkedInPeople.nora, name: 'Nora Blake' },
  { id: linkedInPeople.theo, name: 'Theo Park' },
];

export const organizations: readonly Organization[] = [
  { id: '90000101', name: 'Maya Alvarez Homes', category: 'Real Estate', administrators: [linkedInPeople.maya] },
  { id: '90000105', name: 'The Oscar Team', category: 'Real Estate', administrators: [linkedInPeople.oscar] },
];
