import { plainLineOf } from '@yardsign/domain/text/characters';
import type { Recording } from './api.ts';

/** Of a title, as the server takes it. */
export const MOST_LETTERS = 200;
const LONGEST_NAME = 80;

/** A typed title as the server takes it; empty where nothing is left of it. */
export const titleToSend = (typed: string): string => plainLineOf(typed.slice(0, MOST_LETTERS));

/** What the file of a recording is called on the member's device: its title, without what file systems refuse. */
export function fileNameOf({ title }: Pick<Recording, 'title'>): string {
  const name = plainLineOf(plainLineOf(title.replaceAll(/[\\/:*?"<>|]/g, ' ')).slice(0, LONGEST_NAME));
  // In both languages.
  return `${name === '' ? 'video' : name}.mp4`;
}
