import {
  FIFTEENTH_STRANGER_AGAIN_FINE_SPANISH,
  FIFTEENTH_STRANGER_AGAIN_WRONG_SPANISH,
} from './spanish/fifteenth-stranger-again.ts';
import { FIFTEENTH_STRANGER_MORE_FINE_SPANISH } from './spanish/fifteenth-stranger-fine.ts';
import {
  FIFTEENTH_STRANGER_AGAIN_FINE_ENGLISH,
  FIFTEENTH_STRANGER_AGAIN_WRONG_ENGLISH,
} from './english/fifteenth-stranger-again.ts';
import { FIFTEENTH_STRANGER_MORE_FINE_ENGLISH } from './english/fifteenth-stranger-fine.ts';
import type { Language } from '../../../languages.ts';
import { AFTER_FINE_ENGLISH, AFTER_WRONG_ENGLISH } from './english/after.ts';
import { AFTER_FINE_SPANISH, AFTER_WRONG_SPANISH } from './spanish/after.ts';
import { BLIND_AGAIN_FINE_ENGLISH, BLIND_AGAIN_WRONG_ENGLISH } from './english/blind-again.ts';
import { BLIND_AGAIN_FINE_SPANISH, BLIND_AGAIN_WRONG_SPANISH } from './spanish/blind-again.ts';
import { BLIND_FINE_ENGLISH, BLIND_WRONG_ENGLISH } from './english/blind.ts';
import { BLIND_FINE_SPANISH, BLIND_WRONG_SPANISH } from './spanish/blind.ts';
import {
  ELEVENTH_STRANGER_AGAIN_FINE_ENGLISH,
  ELEVENTH_STRANGER_AGAIN_WRONG_ENGLISH,
} from './english/eleventh-stranger-again.ts';
import { ELEVENTH_STRANGER_FINE_ENGLISH } from './english/eleventh-stranger-fine.ts';
import { ELEVENTH_STRANGER_WRONG_ENGLISH } from './english/eleventh-stranger.ts';
import { FRESH_FINE_ENGLISH, FRESH_WRONG_ENGLISH } from './english/fresh.ts';
import {
  ELEVENTH_STRANGER_AGAIN_FINE_SPANISH,
  ELEVENTH_STRANGER_AGAIN_WRONG_SPANISH,
} from './spanish/eleventh-stranger-again.ts';
import { ELEVENTH_STRANGER_FINE_SPANISH } from './spanish/eleventh-stranger-fine.ts';
import { ELEVENTH_STRANGER_WRONG_SPANISH } from './spanish/eleventh-stranger.ts';
import { FRESH_FINE_SPANISH, FRESH_WRONG_SPANISH } from './spanish/fresh.ts';
import { KINDS_FINE_ENGLISH } from './english/kinds-fine.ts';
import { KINDS_FINE_SPANISH } from './spanish/kinds-fine.ts';
import { KINDS_WRONG_ENGLISH } from './english/kinds.ts';
import { KINDS_WRONG_SPANISH } from './spanish/kinds.ts';
import { LAST_FINE_ENGLISH, LAST_WRONG_ENGLISH } from './english/last.ts';
import { LAST_FINE_SPANISH, LAST_WRONG_SPANISH } from './spanish/last.ts';
import { LATER_FINE_ENGLISH, LATER_WRONG_ENGLISH } from './english/later.ts';
import { LATER_FINE_SPANISH, LATER_WRONG_SPANISH } from './spanish/later.ts';
import { MISSED_FINE_ENGLISH, MISSED_WRONG_ENGLISH } from './english/missed.ts';
import { MISSED_FINE_SPANISH, MISSED_WRONG_SPANISH } from './spanish/missed.ts';
import { NEWEST_FINE_ENGLISH, NEWEST_WRONG_ENGLISH } from './english/newest.ts';
import { NEWEST_FINE_SPANISH, NEWEST_WRONG_SPANISH } from './spanish/newest.ts';
import { OBLIQUE_FINE_ENGLISH, OBLIQUE_WRONG_ENGLISH } from './english/oblique.ts';
import { OBLIQUE_FINE_SPANISH, OBLIQUE_WRONG_SPANISH } from './spanish/oblique.ts';
import { ORDINARY_FINE_ENGLISH, ORDINARY_WRONG_ENGLISH } from './english/ordinary.ts';
import { PLAIN_FINE_ENGLISH, PLAIN_WRONG_ENGLISH } from './english/plain.ts';
import { ORDINARY_FINE_SPANISH, ORDINARY_WRONG_SPANISH } from './spanish/ordinary.ts';
import { PLAIN_FINE_SPANISH, PLAIN_WRONG_SPANISH } from './spanish/plain.ts';
import { ENGLISH_FINE, ENGLISH_WRONG } from './english/sentences.ts';
import { SPANISH_FINE, SPANISH_WRONG } from './spanish/sentences.ts';
import { SECOND_STRANGER_FINE_ENGLISH, SECOND_STRANGER_WRONG_ENGLISH } from './english/second-stranger.ts';
import { READER_FINE_ENGLISH, READER_WRONG_ENGLISH } from './english/reader.ts';
import { READER_FINE_SPANISH, READER_WRONG_SPANISH } from './spanish/reader.ts';
import { STRANGER_FINE_ENGLISH, STRANGER_WRONG_ENGLISH } from './english/stranger.ts';
import { SECOND_STRANGER_FINE_SPANISH, SECOND_STRANGER_WRONG_SPANISH } from './spanish/second-stranger.ts';
import { STRANGER_FINE_SPANISH, STRANGER_WRONG_SPANISH } from './spanish/stranger.ts';
import { TESTER_FINE_ENGLISH, TESTER_WRONG_ENGLISH } from './english/tester.ts';
import { THIRD_STRANGER_FINE_ENGLISH, THIRD_STRANGER_WRONG_ENGLISH } from './english/third-stranger.ts';
import { LANDLORDS_FINE_ENGLISH, LANDLORDS_WRONG_ENGLISH } from './english/landlords.ts';
import { LANDLORDS_FINE_SPANISH, LANDLORDS_WRONG_SPANISH } from './spanish/landlords.ts';
import { MIXED_FINE_ENGLISH, MIXED_WRONG_ENGLISH } from './english/mixed.ts';
import { MIXED_FINE_SPANISH, MIXED_WRONG_SPANISH } from './spanish/mixed.ts';
import { TRAINER_FINE_ENGLISH, TRAINER_WRONG_ENGLISH } from './english/trainer.ts';
import { TRAINER_FINE_SPANISH, TRAINER_WRONG_SPANISH } from './spanish/trainer.ts';
import { TURNED_FINE_ENGLISH, TURNED_WRONG_ENGLISH } from './english/turned.ts';
import { TESTER_FINE_SPANISH, TESTER_WRONG_SPANISH } from './spanish/tester.ts';
import { THIRD_STRANGER_FINE_SPANISH, THIRD_STRANGER_WRONG_SPANISH } from './spanish/third-stranger.ts';
import { TURNED_FINE_SPANISH, TURNED_WRONG_SPANISH } from './spanish/turned.ts';
import { UNSEEN_FINE_ENGLISH, UNSEEN_WRONG_ENGLISH } from './english/unseen.ts';
import { UNSEEN_FINE_SPANISH, UNSEEN_WRONG_SPANISH } from './spanish/unseen.ts';
import { NINTH_STRANGER_FINE_ENGLISH, NINTH_STRANGER_WRONG_ENGLISH } from './english/ninth-stranger.ts';
import { NINTH_STRANGER_FINE_SPANISH, NINTH_STRANGER_WRONG_SPANISH } from './spanish/ninth-stranger.ts';
import { SISTERS_FINE_ENGLISH } from './english/sisters-fine.ts';
import { SISTERS_WRONG_ENGLISH } from './english/sisters.ts';
import { SISTERS_FINE_SPANISH } from './spanish/sisters-fine.ts';
import { SISTERS_WRONG_SPANISH } from './spanish/sisters.ts';
import {
  NINTH_STRANGER_AGAIN_FINE_ENGLISH,
  NINTH_STRANGER_AGAIN_WRONG_ENGLISH,
} from './english/ninth-stranger-again.ts';
import {
  NINTH_STRANGER_AGAIN_FINE_SPANISH,
  NINTH_STRANGER_AGAIN_WRONG_SPANISH,
} from './spanish/ninth-stranger-again.ts';

import { TENTH_STRANGER_FINE_ENGLISH, TENTH_STRANGER_WRONG_ENGLISH } from './english/tenth-stranger.ts';
import { TENTH_STRANGER_FINE_SPANISH, TENTH_STRANGER_WRONG_SPANISH } from './spanish/tenth-stranger.ts';
import {
  TENTH_STRANGER_AGAIN_FINE_ENGLISH,
  TENTH_STRANGER_AGAIN_WRONG_ENGLISH,
} from './english/tenth-stranger-again.ts';
import {
  TENTH_STRANGER_AGAIN_FINE_SPANISH,
  TENTH_STRANGER_AGAIN_WRONG_SPANISH,
} from './spanish/tenth-stranger-again.ts';
import { THIRTEENTH_STRANGER_FINE_ENGLISH, THIRTEENTH_STRANGER_WRONG_ENGLISH } from './english/thirteenth-stranger.ts';
import { THIRTEENTH_STRANGER_FINE_SPANISH, THIRTEENTH_STRANGER_WRONG_SPANISH } from './spanish/thirteenth-stranger.ts';
import { MENDED_LAST } from './mended-last.ts';

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
      ...SECOND_STRANGER_WRONG_ENGLISH,
      ...THIRD_STRANGER_WRONG_ENGLISH,
      ...ORDINARY_WRONG_ENGLISH,
      ...TESTER_WRONG_ENGLISH,
      ...TRAINER_WRONG_ENGLISH,
      ...READER_WRONG_ENGLISH,
      ...MIXED_WRONG_ENGLISH,
      ...LANDLORDS_WRONG_ENGLISH,
      ...NINTH_STRANGER_AGAIN_WRONG_ENGLISH,
      ...NINTH_STRANGER_WRONG_ENGLISH,
      ...SISTERS_WRONG_ENGLISH,
      ...TENTH_STRANGER_WRONG_ENGLISH,
      ...TENTH_STRANGER_AGAIN_WRONG_ENGLISH,
      ...ELEVENTH_STRANGER_WRONG_ENGLISH,
      ...ELEVENTH_STRANGER_AGAIN_WRONG_ENGLISH,
      ...THIRTEENTH_STRANGER_WRONG_ENGLISH,
      ...FIFTEENTH_STRANGER_AGAIN_WRONG_ENGLISH,
      ...MENDED_LAST.en.wrong,
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
      ...SECOND_STRANGER_FINE_ENGLISH,
      ...THIRD_STRANGER_FINE_ENGLISH,
      ...ORDINARY_FINE_ENGLISH,
      ...TESTER_FINE_ENGLISH,
      ...TRAINER_FINE_ENGLISH,
      ...READER_FINE_ENGLISH,
      ...MIXED_FINE_ENGLISH,
      ...LANDLORDS_FINE_ENGLISH,
      ...NINTH_STRANGER_AGAIN_FINE_ENGLISH,
      ...NINTH_STRANGER_FINE_ENGLISH,
      ...SISTERS_FINE_ENGLISH,
      ...TENTH_STRANGER_FINE_ENGLISH,
      ...TENTH_STRANGER_AGAIN_FINE_ENGLISH,
      ...ELEVENTH_STRANGER_FINE_ENGLISH,
      ...ELEVENTH_STRANGER_AGAIN_FINE_ENGLISH,
      ...THIRTEENTH_STRANGER_FINE_ENGLISH,
      ...FIFTEENTH_STRANGER_AGAIN_FINE_ENGLISH,
      ...FIFTEENTH_STRANGER_MORE_FINE_ENGLISH,
      ...MENDED_LAST.en.fine,
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
      ...SECOND_STRANGER_WRONG_SPANISH,
      ...THIRD_STRANGER_WRONG_SPANISH,
      ...ORDINARY_WRONG_SPANISH,
      ...TESTER_WRONG_SPANISH,
      ...TRAINER_WRONG_SPANISH,
      ...READER_WRONG_SPANISH,
      ...MIXED_WRONG_SPANISH,
      ...LANDLORDS_WRONG_SPANISH,
      ...NINTH_STRANGER_AGAIN_WRONG_SPANISH,
      ...NINTH_STRANGER_WRONG_SPANISH,
      ...SISTERS_WRONG_SPANISH,
      ...TENTH_STRANGER_WRONG_SPANISH,
      ...TENTH_STRANGER_AGAIN_WRONG_SPANISH,
      ...ELEVENTH_STRANGER_WRONG_SPANISH,
      ...ELEVENTH_STRANGER_AGAIN_WRONG_SPANISH,
      ...THIRTEENTH_STRANGER_WRONG_SPANISH,
      ...FIFTEENTH_STRANGER_AGAIN_WRONG_SPANISH,
      ...MENDED_LAST.es.wrong,
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
      ...SECOND_STRANGER_FINE_SPANISH,
      ...THIRD_STRANGER_FINE_SPANISH,
      ...ORDINARY_FINE_SPANISH,
      ...TESTER_FINE_SPANISH,
      ...TRAINER_FINE_SPANISH,
      ...READER_FINE_SPANISH,
      ...MIXED_FINE_SPANISH,
      ...LANDLORDS_FINE_SPANISH,
      ...NINTH_STRANGER_AGAIN_FINE_SPANISH,
      ...NINTH_STRANGER_FINE_SPANISH,
      ...SISTERS_FINE_SPANISH,
      ...TENTH_STRANGER_FINE_SPANISH,
      ...TENTH_STRANGER_AGAIN_FINE_SPANISH,
      ...ELEVENTH_STRANGER_FINE_SPANISH,
      ...ELEVENTH_STRANGER_AGAIN_FINE_SPANISH,
      ...THIRTEENTH_STRANGER_FINE_SPANISH,
      ...FIFTEENTH_STRANGER_AGAIN_FINE_SPANISH,
      ...FIFTEENTH_STRANGER_MORE_FINE_SPANISH,
      ...MENDED_LAST.es.fine,
    ],
  },
};
