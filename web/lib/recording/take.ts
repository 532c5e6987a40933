import type { Caption } from '@yardsign/domain/realtalk/captions';
import type { Language } from '../i18n/language.ts';
import type { ChosenScript } from '../realtalk/chosen-script.ts';
import type { WholeFile } from './take-order.ts';

/** A recording that lies on this device alone until its member keeps it, deletes it, or logs out. */
export interface Take {
  id: string;
  memberId: string;
  /** Of the script that was read: its piece, and its title at that time. Null for a test, which is thrown away. */
  scriptId: string | null;
  scriptTitle: string;
  language: Language;
  /** What its member calls it; empty until they do. */
  name: string;
  /** When it was begun, in milliseconds of the device's clock. */
  begunAt: number;
  /** What can be played; null while it is being recorded, and where that was cut off and not yet made whole. */
  file: WholeFile | null;
  /** A moment of it, as a JPEG; null where the browser could not draw one. */
  poster: Blob | null;
  /** What was read and when; left out of takes that were cut off, and of those of before captions were noted. */
  captions?: Caption[];
}

export function newTake(id: string, memberId: string, script: ChosenScript, begunAt: number): Take {
  return {
    id,
    memberId,
    scriptId: script.id,
    scriptTitle: script.title,
    language: script.language,
    name: '',
    begunAt,
    file: null,
    poster: null,
  };
}

/** What a take is called: by its member, else as its script. */
export const titleOf = ({ name, scriptTitle }: Pick<Take, 'name' | 'scriptTitle'>): string =>
  name.trim() || scriptTitle;
