import { oneLine, splitName } from '../text/one-line.ts';
import { componentsOf, readCardLines, type CardLine } from './card-lines.ts';

/** What somebody's contact says, each text in one line; empty when it says nothing. */
export interface ContactTexts {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  title: string;
  organization: string;
  city: string;
  state: string;
  website: string;
}

export interface ContactCard extends ContactTexts {
  /** A picture within the card, in base 64. */
  photo: { type: 'image/jpeg' | 'image/png' | 'image/gif'; base64: string } | null;
}

const has = ({ parameters }: CardLine, word: string) =>
  (parameters.get('TYPE') ?? []).includes(word) || (word === 'PREF' && parameters.has('PREF'));

/** The one of several that is meant for others: the preferred, then by kind, then the first. */
function best(lines: readonly CardLine[], name: string, kinds: readonly string[]): string {
  const weight = (line: CardLine) => {
    const kind = kinds.findIndex((word) => has(line, word));
    return (has(line, 'PREF') ? -100 : 0) + (kind < 0 ? kinds.length : kind);
  };
  const [first] = lines
    .filter((line) => line.name === name && !has(line, 'FAX'))
    .toSorted((one, other) => weight(one) - weight(other));
  return oneLine(componentsOf(first?.value ?? '').join(';'));
}

function nameIn(lines: readonly CardLine[]): { firstName: string; lastName: string } {
  const [family = '', given = ''] = componentsOf(lines.find(({ name }) => name === 'N')?.value ?? '').map(oneLine);
  if (family !== '' || given !== '') return { firstName: given, lastName: family };
  return splitName(best(lines, 'FN', []));
}

const KINDS = { JPEG: 'image/jpeg', JPG: 'image/jpeg', PNG: 'image/png', GIF: 'image/gif' } as const;

function photoIn(lines: readonly CardLine[]): ContactCard['photo'] {
  const line = lines.find(({ name }) => name === 'PHOTO');
  if (!line) return null;
  // What is long is looked through for a wrong letter: a pattern that matches all of it takes a place on the stack for each letter.
  const [head = '', inData] = /^data:image\/(\w+);base64,/i.exec(line.value) ?? [];
  const words = inData === undefined ? (line.parameters.get('TYPE') ?? []) : [inData.toUpperCase()];
  const isEncoded =
    inData !== undefined ||
    ['B', 'BASE64'].some((way) => [...(line.parameters.get('ENCODING') ?? []), ...words].includes(way));
  const base64 = line.value.slice(head.length).replace(/\s/g, '');
  const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((word) => words.includes(word));
  const letters = base64.replace(/={1,2}$/, '');
  if (!isEncoded || letters === '' || /[^A-Za-z0-9+/]/.test(letters)) return null;
  return { type: kind === undefined ? 'image/jpeg' : KINDS[kind], base64 };
}

/** Reads the first contact card of a text: of version 2.1, 3.0 or 4.0. Null when there is none. */
export function readCard(text: string): ContactCard | null {
  const lines = readCardLines(text);
  if (lines === null) return null;
  const address =
    lines.find((line) => line.name === 'ADR' && has(line, 'WORK')) ?? lines.find(({ name }) => name === 'ADR');
  const [, , , city = '', state = ''] = componentsOf(address?.value ?? '').map(oneLine);
  const organization = lines.find(({ name }) => name === 'ORG')?.value ?? '';
  return {
    ...nameIn(lines),
    phone: best(lines, 'TEL', ['CELL', 'WORK', 'VOICE']).replace(/^tel:/i, ''),
    email: best(lines, 'EMAIL', ['WORK']).replace(/^mailto:/i, ''),
    title: best(lines, 'TITLE', []),
    organization: oneLine(componentsOf(organization)[0] ?? ''),
    city,
    state,
    website: best(lines, 'URL', ['WORK']),
    photo: photoIn(lines),
  };
}
