import { plainLineOf } from '@yardsign/domain/text/characters';
import type { Caption } from '@yardsign/domain/realtalk/captions';
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

function timeOf(ms: number): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${pad(Math.floor(ms / 60_000))}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}

/** A moment of a recording to a tenth of a second: 1:05.3. */
export function momentOf(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`;
}

/** Captions as players read them: WebVTT. Signs of markup in them are signs like any other. */
export function vttOf(captions: readonly Caption[]): string {
  const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const cues = captions.map(({ from, until, text }) => `${timeOf(from)} --> ${timeOf(until)}\n${plain(text)}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}
