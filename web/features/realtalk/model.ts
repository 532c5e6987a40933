import type { Recording } from './api.ts';

const LONGEST_NAME = 80;

/** What the file of a recording is called on the member's device: its title, without what file systems refuse. */
export function fileNameOf({ title }: Pick<Recording, 'title'>): string {
  const name = title
    // eslint-disable-next-line no-control-regex -- A title may have come from a program.
    .replaceAll(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
  return `${name === '' ? 'recording' : name}.mp4`;
}

/** How many words a text has. */
export function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
