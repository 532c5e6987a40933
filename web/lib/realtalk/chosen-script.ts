import type { Language } from '../i18n/language.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { keyOf } from './choices.ts';

/** The script that a member is about to read, or has read, to the camera. */
export interface ChosenScript {
  /** Of the piece. */
  id: string;
  slug: string;
  title: string;
  language: Language;
  /** What is read: a line of it for each paragraph, an empty one between them. */
  text: string;
}

/** The script that this member chose on this device; null when there is none, or it cannot be read. */
export function chosenScript(memberId: string): ChosenScript | null {
  const stored = readStored(keyOf('script', memberId));
  if (stored === null) return null;
  try {
    const { id, slug, title, language, text } = JSON.parse(stored) as ChosenScript;
    const isWhole = [id, slug, title, text].every((part) => typeof part === 'string');
    return isWhole && (language === 'en' || language === 'es') ? { id, slug, title, language, text } : null;
  } catch {
    return null;
  }
}

export function chooseScript(memberId: string, script: ChosenScript): void {
  writeStored(keyOf('script', memberId), JSON.stringify(script));
}

/** Notes how many takes there are on this device to look at: the pages ask for this before they are opened. */
export function noteTakes(memberId: string, count: number): void {
  writeStored(keyOf('takes', memberId), count === 0 ? null : String(count));
}
