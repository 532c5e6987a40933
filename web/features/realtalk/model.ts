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

/** A moment of a recording to a tenth of a second: 1:05.3. */
export function momentOf(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`;
}
