import { LANGUAGES, type Language } from '../languages.ts';
import { isPlainLine } from '../text/characters.ts';
import type { PriceSurvey } from '../tools/home-value.ts';

/** What is asked for: a day, from when to when, dollars, a number, percent a year, a line of words, one of several, or a photograph of the member's. */
export const SLOT_KINDS = ['date', 'hours', 'money', 'number', 'rate', 'line', 'choice', 'photo'] as const;

type SlotKind = (typeof SLOT_KINDS)[number];

/** What is worked out of the answers of a piece, and shown in its drawing as well: payments by rate and loan, or what a home may be worth. */
export type Reckoning = { readonly by: 'payments' } | { readonly by: 'growth'; readonly survey: PriceSurvey };

/** A fact that a piece leaves to the member: what its drawing and its caption show in the place of this key. */
export interface Slot {
  readonly key: string;
  readonly kind: SlotKind;
  readonly label: Readonly<Record<Language, string>>;
  readonly hint?: Readonly<Record<Language, string>> | undefined;
  /** Shown in the field, and in pictures of the piece as long as nothing is filled in. */
  readonly example: Readonly<Record<Language, string>>;
  /** The smallest amount. */
  readonly least?: number | undefined;
  /** The longest line, in characters, or the largest amount. */
  readonly most?: number | undefined;
  /** Said of an answer that is wrong, in the place of what is said of others of its kind. */
  readonly wrong?: Readonly<Record<Language, string>> | undefined;
  /** Taken as long as nothing else is answered. */
  readonly preset?: string | undefined;
  /** What the answers of the whole piece are worked into; one slot of a piece says it. */
  readonly reckons?: Reckoning | undefined;
  /** What is counted: of one, and of any other number. */
  readonly unit?: Readonly<Record<'one' | 'other', Readonly<Record<Language, string>>>> | undefined;
  /** Left out, it leaves no gap. Without it the piece cannot be posted. */
  readonly optional?: boolean | undefined;
  /** Each language has an answer of its own; otherwise both share one. */
  readonly worded?: boolean | undefined;
  /** What a choice is between. */
  readonly options?: readonly Readonly<Record<Language, string>>[] | undefined;
}

/**
 * What a member filled in, by the keys of slots: a date as 2026-11-28, hours as 11:00-14:00, an amount as digits with at most
 * one decimal, a rate with at most three, a choice as its place in the list, a photograph as `photoAnswer` writes it.
 */
export type SlotAnswers = Readonly<Record<string, string>>;

/** What is wrong with an answer that was typed. */
export type AnswerFault = 'shape' | 'too_long' | 'too_little' | 'too_much' | 'ends_before';

/** What keeps a piece from being posted. */
export type SlotFault = AnswerFault | 'missing' | 'past';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const HOURS = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;
const AMOUNT = /^\d{1,9}(\.\d)?$/;
const RATE = /^\d{1,2}(\.\d{1,3})?$/;
/** In characters, where a slot says nothing else. */
export const LONGEST_LINE = 80;
const PHOTO = /^([0-9a-f]{64}):(\d{1,4})x(\d{1,4})$/;

export interface Photo {
  /** Digest of its file. */
  id: string;
  width: number;
  height: number;
}

/** A photograph as an answer keeps it, with its size in pixels: whoever draws it need not ask for that. */
export function photoAnswer({ id, width, height }: Photo): string {
  return `${id}:${width}x${height}`;
}

/** The photograph of an answer; null for what is none. */
export function readPhoto(answer: string): Photo | null {
  const [, id, width, height] = PHOTO.exec(answer) ?? [];
  if (id === undefined) return null;
  const photo = { id, width: Number(width), height: Number(height) };
  return photo.width > 0 && photo.height > 0 ? photo : null;
}

function isDay(answer: string): boolean {
  const day = new Date(`${answer}T00:00:00Z`);
  return DATE.test(answer) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(answer);
}

/** What is wrong with an answer as it was typed; null for one that is empty or right. Whether it is needed is another question. */
export function answerFault(slot: Slot, answer: string): AnswerFault | null {
  if (answer === '') return null;
  switch (slot.kind) {
    case 'date':
      return isDay(answer) ? null : 'shape';
    case 'hours':
      if (!HOURS.test(answer)) return 'shape';
      return answer.slice(0, 5) < answer.slice(6) ? null : 'ends_before';
    case 'money':
    case 'number':
      return AMOUNT.test(answer) ? rangeFault(slot, Number(answer)) : 'shape';
    case 'rate':
      return RATE.test(answer) ? rangeFault(slot, Number(answer)) : 'shape';
    case 'line':
      if (!isPlainLine(answer)) return 'shape';
      return [...answer].length > (slot.most ?? LONGEST_LINE) ? 'too_long' : null;
    case 'photo':
      return readPhoto(answer) === null ? 'shape' : null;
    case 'choice':
      return slot.options?.[Number(answer)] !== undefined && /^\d$/.test(answer) ? null : 'shape';
  }
}

function rangeFault({ least, most }: Slot, amount: number): 'too_little' | 'too_much' | null {
  if (least !== undefined && amount < least) return 'too_little';
  return most !== undefined && amount > most ? 'too_much' : null;
}

/** What counts as answered where a member has answered nothing; empty where something has to be said first. */
export function presetOf({ kind, preset }: Slot): string {
  return preset ?? (kind === 'choice' ? '0' : '');
}

/**
 * What keeps a piece from being posted, by the keys of its slots.
 *
 * @param today the day that it is wherever a day begins last, so that nobody's own day counts as past.
 */
export function unfilledSlots(
  slots: readonly Slot[],
  answers: SlotAnswers,
  today: string,
): { key: string; fault: SlotFault }[] {
  return slots.flatMap((slot) => {
    const answer = answers[slot.key] ?? '';
    const fault = answerFault(slot, answer) ?? emptiness(slot, answer, today);
    return fault === null ? [] : [{ key: slot.key, fault }];
  });
}

function emptiness(slot: Slot, answer: string, today: string): 'missing' | 'past' | null {
  if (answer === '') return slot.optional || presetOf(slot) !== '' ? null : 'missing';
  return slot.kind === 'date' && answer < today ? 'past' : null;
}

const LAST_ZONE_MS = 12 * 3_600_000;

/** The day that it is where a day begins last. */
export function dayAnywhere(now: Date): string {
  return new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);
}

/** Whether it speaks of a day or an hour, and so is untrue when it goes out late. */
export function isOfDay(slots: readonly Slot[]): boolean {
  return slots.some(({ kind }) => kind === 'date' || kind === 'hours');
}

/** What every language has after one of them was answered: its own words, and what all languages share. */
export function spreadAnswers(
  slots: readonly Slot[],
  before: Readonly<Record<Language, SlotAnswers>>,
  language: Language,
  answers: SlotAnswers,
): Record<Language, SlotAnswers> {
  const of = (each: Language): SlotAnswers =>
    Object.fromEntries(
      slots.flatMap(({ key, worded }) => {
        const answer = (worded && each !== language ? before[each] : answers)[key] ?? '';
        return answer === '' ? [] : [[key, answer]];
      }),
    );
  return Object.fromEntries(LANGUAGES.map((each) => [each, of(each)])) as Record<Language, SlotAnswers>;
}
