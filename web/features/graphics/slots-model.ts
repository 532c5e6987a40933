import {
  type AnswerFault,
  answerFault,
  dayAnywhere,
  presetOf,
  type Slot,
  type SlotAnswers,
  unfilledSlots,
} from '@yardsign/domain/content/slots';
import { isNoNumber, typedAmount } from '../../lib/format/typed-amount.ts';
import type { Language } from '../../lib/i18n/language.ts';
import type { Piece } from '../content/model.ts';

/** What the form of a piece holds: every slot has a value, and one without an answer an empty one. */
export function valuesOf(slots: readonly Slot[], answers: SlotAnswers): Record<string, string> {
  return Object.fromEntries(slots.map((slot) => [slot.key, answers[slot.key] ?? presetOf(slot)]));
}

/** What is wrong with what was typed, by the keys of slots; nothing is missing yet. */
export function typedFaults(slots: readonly Slot[], values: SlotAnswers): Record<string, AnswerFault | null> {
  return Object.fromEntries(slots.map((slot) => [slot.key, answerFault(slot, values[slot.key] ?? '')]));
}

type Faults = Readonly<Record<string, AnswerFault | null>>;

/** What was typed and cannot be saved as it is. */
export function wrongEdits(values: SlotAnswers, faults: Faults): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => (faults[key] ?? null) !== null));
}

/** What can be saved of what was typed; the answer of a field with something wrong stays what is saved. */
export function savable(values: SlotAnswers, faults: Faults, saved: SlotAnswers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, (faults[key] ?? null) === null ? value : (saved[key] ?? '')]),
  );
}

const LEAST_THOUSANDS = 1000;
const CENTS = /^\d+\.\d{1,2}$/;

/** What is counted, behind an amount, as its example shows it: `2 baths`. The longest first, so that nothing of a word stays. */
function withoutUnit(unit: Slot['unit'], typed: string): string {
  const words = Object.values(unit ?? {}).flatMap((each) => Object.values(each));
  const [behind] = words
    .filter((word) => typed.trim().toLowerCase().endsWith(word.toLowerCase()))
    .toSorted((one, other) => other.length - one.length);
  return behind === undefined ? typed : typed.trim().slice(0, -behind.length);
}

/**
 * Amounts as people write them, `$489,000`, `6,5 %` or `2 baths`, as they are kept. A comma sets thousands off in dollars and in
 * numbers that may have any; elsewhere it stands before the decimals. Cents are rounded to whole dollars, as the report of equity does.
 * What is no amount stays as it was typed.
 */
export function plainAmount(slot: Pick<Slot, 'kind' | 'most' | 'unit'>, typed: string): string {
  const { kind, most = Infinity, unit } = slot;
  const hasThousands = kind === 'money' || (kind === 'number' && most >= LEAST_THOUSANDS);
  const plain = typedAmount(withoutUnit(unit, typed), hasThousands ? '' : '.');
  if (isNoNumber(plain)) return typed;
  return kind === 'money' && CENTS.test(plain) ? String(Math.round(Number(plain))) : plain;
}

/** What keeps a piece from being posted in a language, as it is saved, and why. */
export function missingFacts(piece: Pick<Piece, 'slots' | 'answers'>, language: Language, now: Date) {
  const unfilled = unfilledSlots(piece.slots, piece.answers[language], dayAnywhere(now));
  return piece.slots.flatMap((slot) => {
    const fault = unfilled.find(({ key }) => key === slot.key)?.fault;
    return fault === undefined ? [] : [{ slot, fault }];
  });
}
