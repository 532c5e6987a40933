import { oneLine, splitName } from '../text/one-line.ts';
import type { ContactTexts } from '../vcard/read-card.ts';
import { isOfType, lineOf, picturesOf, type Thing, thingOf, thingsIn } from './linked-data.ts';

/** What stands in a page, as far as it tells whose it is. Addresses are as the page gives them. */
export interface PageFacts {
  /** By `name` or `property` in small letters; the first of each. */
  meta: ReadonlyMap<string, string>;
  /** Pictures that the page calls its icons. */
  icons: readonly { address: string; side: number }[];
  /** Pictures that call themselves a logo. */
  logos: readonly string[];
  /** Of links with `tel:` and `mailto:`. */
  phones: readonly string[];
  emails: readonly string[];
  /** The blocks of JSON-LD. */
  data: readonly unknown[];
}

/** What a website says of its owner; pictures by address, the likeliest first. */
export interface SiteFacts extends Omit<ContactTexts, 'website'> {
  /** `#RRGGBB`, or empty. */
  primaryColor: string;
  logos: string[];
  photos: string[];
}

const PERSON = new Set(['Person']);
const AGENT = new Set(['RealEstateAgent']);
const BUSINESS = new Set(['Organization', 'LocalBusiness', 'RealEstateAgent', 'ProfessionalService', 'Corporation']);
const EMPLOYERS = ['worksFor', 'parentOrganization', 'memberOf', 'affiliation', 'brand'];
/** Smaller ones are made for a tab of a browser. */
const SMALLEST_LOGO = 128;
/** Said by pages that have no colour of their own. */
const NO_COLORS = new Set(['#FFFFFF', '#000000']);

function employerOf(thing: Thing | null, things: readonly Thing[]): Thing | null {
  const employers = EMPLOYERS.map((property) => thingOf(thing?.[property], things));
  return employers.find((employer) => lineOf(employer, 'name') !== '') ?? null;
}

/**
 * Whose page it is. A `RealEstateAgent` is a business by its definition, and used for people as well: with an employer it is a person. Of
 * several people none is taken, for nobody can tell which of them asks.
 */
function ownersOf(things: readonly Thing[]): { person: Thing | null; business: Thing | null } {
  const named = things.filter((thing) => lineOf(thing, 'name') !== '');
  const people = named.filter((thing) => isOfType(thing, PERSON));
  const names = new Set(people.map((thing) => lineOf(thing, 'name')));
  const agent = named.find((thing) => isOfType(thing, AGENT) && employerOf(thing, things) !== null) ?? null;
  const person = agent ?? (names.size === 1 ? (people[0] ?? null) : null);
  const business = named.find((thing) => isOfType(thing, BUSINESS) && thing !== person) ?? null;
  return { person, business: employerOf(person, things) ?? business };
}

function colorIn(text: string): string {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim()) ?? [];
  const digits = long ?? [...(short ?? '')].map((digit) => digit + digit).join('');
  const color = `#${digits.toUpperCase()}`;
  return digits === '' || NO_COLORS.has(color) ? '' : color;
}

/** What a page says of whose it is: its JSON-LD first, then what it says to networks and browsers, then its links. */
export function readSite({ meta, icons, logos, phones, emails, data }: PageFacts): SiteFacts {
  const things = thingsIn(data);
  const { person, business } = ownersOf(things);
  const either = (property: string) => lineOf(person, property) || lineOf(business, property);
  const address = thingOf(person?.['address'], things) ?? thingOf(business?.['address'], things);
  const given = { firstName: lineOf(person, 'givenName'), lastName: lineOf(person, 'familyName') };
  const name = given.firstName !== '' && given.lastName !== '' ? given : splitName(lineOf(person, 'name'));
  const large = icons.filter(({ side }) => side >= SMALLEST_LOGO).toSorted((one, other) => other.side - one.side);
  return {
    ...name,
    organization: lineOf(business, 'name') || oneLine(meta.get('og:site_name') ?? ''),
    title: lineOf(person, 'jobTitle'),
    phone: either('telephone').replace(/^tel:/i, '') || oneLine(phones[0] ?? ''),
    email: either('email').replace(/^mailto:/i, '') || oneLine(emails[0] ?? ''),
    city: lineOf(address, 'addressLocality'),
    state: lineOf(address, 'addressRegion'),
    primaryColor: colorIn(meta.get('theme-color') ?? '') || colorIn(meta.get('msapplication-tilecolor') ?? ''),
    logos: [
      ...picturesOf(business, 'logo', things),
      ...picturesOf(person, 'logo', things),
      ...logos,
      ...large.map((icon) => icon.address),
    ],
    photos: picturesOf(person, 'image', things),
  };
}
