import type { Language } from '../../../languages.ts';
import { CHOSEN_FINE_ENGLISH, CHOSEN_WRONG_ENGLISH } from './english/chosen.ts';
import { FIFTEENTH_STRANGER_FINE_ENGLISH, FIFTEENTH_STRANGER_WRONG_ENGLISH } from './english/fifteenth-stranger.ts';
import {
  FOURTEENTH_STRANGER_AGAIN_FINE_ENGLISH,
  FOURTEENTH_STRANGER_AGAIN_WRONG_ENGLISH,
} from './english/fourteenth-stranger-again.ts';
import { FOURTEENTH_STRANGER_FINE_ENGLISH, FOURTEENTH_STRANGER_WRONG_ENGLISH } from './english/fourteenth-stranger.ts';
import { CHOSEN_FINE_SPANISH, CHOSEN_WRONG_SPANISH } from './spanish/chosen.ts';
import { FIFTEENTH_STRANGER_FINE_SPANISH, FIFTEENTH_STRANGER_WRONG_SPANISH } from './spanish/fifteenth-stranger.ts';
import {
  FOURTEENTH_STRANGER_AGAIN_FINE_SPANISH,
  FOURTEENTH_STRANGER_AGAIN_WRONG_SPANISH,
} from './spanish/fourteenth-stranger-again.ts';
import { FOURTEENTH_STRANGER_FINE_SPANISH, FOURTEENTH_STRANGER_WRONG_SPANISH } from './spanish/fourteenth-stranger.ts';

/** What the rules were mended for last: all of it is found and left alone, so that a change which loses any of it is seen. */
export const MENDED_LAST: Readonly<Record<Language, { wrong: readonly string[]; fine: readonly string[] }>> = {
  en: {
    wrong: [
      ...FOURTEENTH_STRANGER_WRONG_ENGLISH,
      ...FOURTEENTH_STRANGER_AGAIN_WRONG_ENGLISH,
      ...FIFTEENTH_STRANGER_WRONG_ENGLISH,
      ...CHOSEN_WRONG_ENGLISH,
    ],
    fine: [
      ...FOURTEENTH_STRANGER_FINE_ENGLISH,
      ...FOURTEENTH_STRANGER_AGAIN_FINE_ENGLISH,
      ...FIFTEENTH_STRANGER_FINE_ENGLISH,
      ...CHOSEN_FINE_ENGLISH,
    ],
  },
  es: {
    wrong: [
      ...FOURTEENTH_STRANGER_WRONG_SPANISH,
      ...FOURTEENTH_STRANGER_AGAIN_WRONG_SPANISH,
      ...FIFTEENTH_STRANGER_WRONG_SPANISH,
      ...CHOSEN_WRONG_SPANISH,
    ],
    fine: [
      ...FOURTEENTH_STRANGER_FINE_SPANISH,
      ...FOURTEENTH_STRANGER_AGAIN_FINE_SPANISH,
      ...FIFTEENTH_STRANGER_FINE_SPANISH,
      ...CHOSEN_FINE_SPANISH,
    ],
  },
};
