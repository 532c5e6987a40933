import { hasControls } from './characters.ts';

const LONGEST = 500;

/** What somebody else wrote as one line, without control characters; empty when it is too long to be a line. */
export function oneLine(text: string): string {
  const line = [...text]
    .map((letter) => (hasControls(letter) ? ' ' : letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > LONGEST ? '' : line;
}

/** A whole name as first and last: the last word is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(' ');
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}
