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

/** How they are written besides: in Spanish, and short. */
const OTHERWISE: Readonly<Record<string, string>> = {
  ...{
    ariz: 'AZ',
    calif: 'CA',
    colo: 'CO',
    conn: 'CT',
    fla: 'FL',
    ill: 'IL',
    mass: 'MA',
    mich: 'MI',
    minn: 'MN',
    nev: 'NV',
  },
  ...{ ore: 'OR', penn: 'PA', tenn: 'TN', tex: 'TX', wash: 'WA', wisc: 'WI', wyo: 'WY', 'washington dc': 'DC' },
  ...{ hawái: 'HI', luisiana: 'LA', misisipi: 'MS', misuri: 'MO', oregón: 'OR', pensilvania: 'PA' },
  ...{ 'carolina del norte': 'NC', 'carolina del sur': 'SC', 'dakota del norte': 'ND', 'dakota del sur': 'SD' },
  ...{
    'nueva jersey': 'NJ',
    'nueva york': 'NY',
    'nuevo hampshire': 'NH',
    'nuevo méxico': 'NM',
    'virginia occidental': 'WV',
  },
};

const COUNTRY = /[\s,]+(?:usa?|united states|estados unidos|ee ?uu)$/;

/** The postal code of a state as somebody wrote it in a profile; undefined where it is none that we know, so that the laws of all are asked. */
export function postalCodeOf(written: string): string | undefined {
  const words = written.normalize('NFKC').toLowerCase().replaceAll('.', '').replaceAll(/\s+/g, ' ').trim();
  const wanted = words.replace(COUNTRY, '').replaceAll(',', '');
  return (
    (Object.hasOwn(OTHERWISE, wanted) ? OTHERWISE[wanted] : undefined) ??
    Object.entries(STATES).find(([code, name]) => code.toLowerCase() === wanted || name === wanted)?.[0]
  );
}
