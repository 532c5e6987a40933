/** A line of a contact card: `TEL;TYPE=cell:+1 512…`. */
export interface CardLine {
  /** In capitals and without its group: `item1.TEL` is a `TEL`. */
  name: string;
  /** In capitals; of a parameter without a name, as old phones write them, the value under `TYPE`. */
  parameters: ReadonlyMap<string, readonly string[]>;
  value: string;
}

/** A card with a photo of a phone's camera is smaller. */
export const MOST_CARD_CHARACTERS = 8_000_000;
const MOST_LINES = 200_000;
const MOST_PROPERTIES = 500;

/** What stands before the value of a line is shorter. */
const LONGEST_HEAD = 1000;

function isQuotedPrintable(line: string): boolean {
  const head = line.slice(0, LONGEST_HEAD);
  return /^[^:]*[;=]QUOTED-PRINTABLE[;:]/i.test(head);
}

/** Puts lines together that were broken: by a space at the start of the next, or in old cards by `=` at the end. */
function unfold(text: string): string[] {
  const whole: string[][] = [];
  for (const line of text.split(/\r\n|\n|\r/, MOST_LINES)) {
    const last = whole.at(-1);
    const first = last?.[0] ?? '';
    // There a space at the start of the next line is one of the text.
    if (last && isQuotedPrintable(first) && last.at(-1)?.endsWith('=')) last.push(last.pop()?.slice(0, -1) ?? '', line);
    else if (last && /^[ \t]/.test(line)) last.push(line.slice(1));
    else whole.push([line]);
  }
  return whole.map((parts) => parts.join(''));
}

/** The letters that Windows-1252 has for the bytes 0x80 to 0x9F; its others are those of Latin 1. Five of them stand for nothing. */
const WINDOWS_LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const westernLetter = (byte: number) => WINDOWS_LETTERS[byte - 0x80] ?? String.fromCharCode(byte);

/** Text whose bytes are written as `=C3=B1`. */
function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=$/, '')
    .replace(/%/g, '%25')
    .replace(/=([0-9A-Fa-f]{2})/g, '%$1');
  try {
    return decodeURIComponent(bytes);
  } catch {
    // Not UTF-8: what old phones and programs of the West wrote is one byte a letter, as Windows has them.
    return bytes.replace(/%([0-9A-Fa-f]{2})/g, (_, digits: string) => westernLetter(Number.parseInt(digits, 16)));
  }
}

/** Splits at a sign that stands outside of quotes. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [''];
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (letter === sign && !quoted) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts;
}

function readLine(line: string): CardLine | null {
  const [, head = ''] = /^((?:[^":]|"[^"]*")+):/.exec(line.slice(0, LONGEST_HEAD)) ?? [];
  if (head === '') return null;
  const value = line.slice(head.length + 1);
  const [path = '', ...given] = splitOutside(head, ';');
  const parameters = new Map<string, string[]>();
  for (const parameter of given) {
    const [, key = 'TYPE', words = parameter] = /^([A-Za-z0-9-]+)=([\s\S]*)$/.exec(parameter) ?? [];
    const known = parameters.get(key.toUpperCase()) ?? [];
    parameters.set(key.toUpperCase(), [...known, ...words.toUpperCase().split(',')]);
  }
  const plain = isQuotedPrintable(line) ? fromQuotedPrintable(value) : value;
  return { name: path.replace(/^.*\./, '').toUpperCase(), parameters, value: plain };
}

/** The lines of the first card of a text; null when there is none, or it is larger than any phone writes. */
export function readCardLines(text: string): CardLine[] | null {
  if (text.length > MOST_CARD_CHARACTERS) return null;
  const lines = unfold(text.replace(/^\uFEFF/, ''));
  const begin = lines.findIndex((line) => /^BEGIN:VCARD\s*$/i.test(line));
  if (begin < 0) return null;
  const end = lines.findIndex((line, at) => at > begin && /^END:VCARD\s*$/i.test(line));
  const inside = lines.slice(begin + 1, end < 0 ? undefined : end).slice(0, MOST_PROPERTIES);
  return inside.flatMap((line) => readLine(line) ?? []);
}

/** The components of a value such as a name, `Lee;Ann;;;`, with what was escaped as it is meant. */
export function componentsOf(value: string): string[] {
  const parts: string[] = [''];
  for (let at = 0; at < value.length; at += 1) {
    const letter = value.charAt(at);
    if (letter === ';') parts.push('');
    else {
      const next = value.charAt(at + 1);
      const meant = letter !== '\\' ? letter : /n/i.test(next) ? ' ' : next;
      if (letter === '\\') at += 1;
      parts.push((parts.pop() ?? '') + meant);
    }
  }
  return parts;
}
