import type { Language } from '../../../languages.ts';
import { AFTER_FINE_ENGLISH, AFTER_WRONG_ENGLISH } from './after.en.ts';
import { AFTER_FINE_SPANISH, AFTER_WRONG_SPANISH } from './after.es.ts';
import { BLIND_AGAIN_FINE_ENGLISH, BLIND_AGAIN_WRONG_ENGLISH } from './blind-again.en.ts';
import { BLIND_AGAIN_FINE_SPANISH, BLIND_AGAIN_WRONG_SPANISH } from './blind-again.es.ts';
import { BLIND_FINE_ENGLISH, BLIND_WRONG_ENGLISH } from './blind.en.ts';
import { BLIND_FINE_SPANISH, BLIND_WRONG_SPANISH } from './blind.es.ts';
import { FRESH_FINE_ENGLISH, FRESH_WRONG_ENGLISH } from './fresh.en.ts';
import { FRESH_FINE_SPANISH, FRESH_WRONG_SPANISH } from './fresh.es.ts';
import { KINDS_FINE_ENGLISH } from './kinds-fine.en.ts';
import { KINDS_FINE_SPANISH } from './kinds-fine.es.ts';
import { KINDS_WRONG_ENGLISH } from './kinds.en.ts';
import { KINDS_WRONG_SPANISH } from './kinds.es.ts';
import { LAST_FINE_ENGLISH, LAST_WRONG_ENGLISH } from './last.en.ts';
import { LAST_FINE_SPANISH, LAST_WRONG_SPANISH } from './last.es.ts';
import { LATER_FINE_ENGLISH, LATER_WRONG_ENGLISH } from './later.en.ts';
import { LATER_FINE_SPANISH, LATER_WRONG_SPANISH } from './later.es.ts';
import { MISSED_FINE_ENGLISH, MISSED_WRONG_ENGLISH } from './missed.en.ts';
import { MISSED_FINE_SPANISH, MISSED_WRONG_SPANISH } from './missed.es.ts';
import { NEWEST_FINE_ENGLISH, NEWEST_WRONG_ENGLISH } from './newest.en.ts';
import { NEWEST_FINE_SPANISH, NEWEST_WRONG_SPANISH } from './newest.es.ts';
import { OBLIQUE_FINE_ENGLISH, OBLIQUE_WRONG_ENGLISH } from './oblique.en.ts';
import { OBLIQUE_FINE_SPANISH, OBLIQUE_WRONG_SPANISH } from './oblique.es.ts';
import { PLAIN_FINE_ENGLISH, PLAIN_WRONG_ENGLISH } from './plain.en.ts';
import { PLAIN_FINE_SPANISH, PLAIN_WRONG_SPANISH } from './plain.es.ts';
import { ENGLISH_FINE, ENGLISH_WRONG } from './sentences.en.ts';
import { SPANISH_FINE, SPANISH_WRONG } from './sentences.es.ts';
import { STRANGER_FINE_ENGLISH, STRANGER_WRONG_ENGLISH } from './stranger.en.ts';
import { STRANGER_FINE_SPANISH, STRANGER_WRONG_SPANISH } from './stranger.es.ts';
import { TURNED_FINE_ENGLISH, TURNED_WRONG_ENGLISH } from './turned.en.ts';
import { TURNED_FINE_SPANISH, TURNED_WRONG_SPANISH } from './turned.es.ts';
import { UNSEEN_FINE_ENGLISH, UNSEEN_WRONG_ENGLISH } from './unseen.en.ts';
import { UNSEEN_FINE_SPANISH, UNSEEN_WRONG_SPANISH } from './unseen.es.ts';

/** All sentences that are wrong or fine whatever rule is meant; each was measured before the rules were mended for it. */
export const SETS: Record<Language, { wrong: readonly string[]; fine: readonly string[] }> = {
  en: {
    wrong: [
      ...ENGLISH_WRONG,
      ...MISSED_WRONG_ENGLISH,
      ...PLAIN_WRONG_ENGLISH,
      ...UNSEEN_WRONG_ENGLISH,
      ...TURNED_WRONG_ENGLISH,
      ...FRESH_WRONG_ENGLISH,
      ...LAST_WRONG_ENGLISH,
      ...NEWEST_WRONG_ENGLISH,
      ...LATER_WRONG_ENGLISH,
      ...OBLIQUE_WRONG_ENGLISH,
      ...BLIND_WRONG_ENGLISH,
      ...BLIND_AGAIN_WRONG_ENGLISH,
      ...Object.values(KINDS_WRONG_ENGLISH).flat(),
      ...AFTER_WRONG_ENGLISH,
      ...STRANGER_WRONG_ENGLISH,
    ],
    fine: [
      ...ENGLISH_FINE,
      ...MISSED_FINE_ENGLISH,
      ...PLAIN_FINE_ENGLISH,
      ...UNSEEN_FINE_ENGLISH,
      ...TURNED_FINE_ENGLISH,
      ...FRESH_FINE_ENGLISH,
      ...LAST_FINE_ENGLISH,
      ...NEWEST_FINE_ENGLISH,
      ...LATER_FINE_ENGLISH,
      ...OBLIQUE_FINE_ENGLISH,
      ...BLIND_FINE_ENGLISH,
      ...BLIND_AGAIN_FINE_ENGLISH,
      ...Object.values(KINDS_FINE_ENGLISH).flat(),
      ...AFTER_FINE_ENGLISH,
      ...STRANGER_FINE_ENGLISH,
    ],
  },
  es: {
    wrong: [
      ...SPANISH_WRONG,
      ...MISSED_WRONG_SPANISH,
      ...PLAIN_WRONG_SPANISH,
      ...UNSEEN_WRONG_SPANISH,
      ...TURNED_WRONG_SPANISH,
      ...FRESH_WRONG_SPANISH,
      ...LAST_WRONG_SPANISH,
      ...NEWEST_WRONG_SPANISH,
      ...LATER_WRONG_SPANISH,
      ...OBLIQUE_WRONG_SPANISH,
      ...BLIND_WRONG_SPANISH,
      ...BLIND_AGAIN_WRONG_SPANISH,
      ...Object.values(KINDS_WRONG_SPANISH).flat(),
      ...AFTER_WRONG_SPANISH,
      ...STRANGER_WRONG_SPANISH,
    ],
    fine: [
      ...SPANISH_FINE,
      ...MISSED_FINE_SPANISH,
      ...PLAIN_FINE_SPANISH,
      ...UNSEEN_FINE_SPANISH,
      ...TURNED_FINE_SPANISH,
      ...FRESH_FINE_SPANISH,
      ...LAST_FINE_SPANISH,
      ...NEWEST_FINE_SPANISH,
      ...LATER_FINE_SPANISH,
      ...OBLIQUE_FINE_SPANISH,
      ...BLIND_FINE_SPANISH,
      ...BLIND_AGAIN_FINE_SPANISH,
      ...Object.values(KINDS_FINE_SPANISH).flat(),
      ...AFTER_FINE_SPANISH,
      ...STRANGER_FINE_SPANISH,
    ],
  },
};
