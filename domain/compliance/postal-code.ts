/** The states of the United States and the District, by postal code. */
const STATES: Readonly<Record<string, string>> = {
  ...{ AL: 'alabama', AK: 'alaska', AZ: 'arizona', AR: 'arkansas', CA: 'california', CO: 'colorado' },
  ...{ CT: 'connecticut', DE: 'delaware', DC: 'district of columbia', FL: 'florida', GA: 'georgia', HI: 'hawaii' },
  ...{ ID: 'idaho', IL: 'illinois', IN: 'indiana', IA: 'iowa', KS: 'kansas', KY: 'kentucky', LA: 'louisiana' },
  ...{ ME: 'maine', MD: 'maryland', MA: 'massachusetts', MI: 'michigan', MN: 'minnesota', MS: 'mississippi' },
  ...{ MO: 'missouri', MT: 'montana', NE: 'nebraska', NV: 'nevada', NH: 'new hampshire', NJ: 'new jersey' },
  ...{ NM: 'new mexico', NY: 'new york', NC: 'north carolina', ND: 'north dakota', OH: 'ohio', OK: 'oklahoma' },
  ...{ OR: 'oregon', PA: 'pennsylvania', RI: 'rhode island', SC: 'south carolina', SD: 'south dakota' },
  ...{ TN: 'tennessee', TX: 'texas', UT: 'utah', VT: 'vermont', VA: 'virginia', WA: 'washington' },
  ...{ WV: 'west virginia', WI: 'wisconsin', WY: 'wyoming' },
};

/** The postal code of a state as somebody wrote it in a profile; undefined where it is none that we know, so that the laws of all are asked. */
export function postalCodeOf(written: string): string | undefined {
  const wanted = written.trim().toLowerCase().replaceAll('.', '');
  return Object.entries(STATES).find(([code, name]) => code.toLowerCase() === wanted || name === wanted)?.[0];
}
