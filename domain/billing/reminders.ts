import { DAY_MS } from '../time/spans.ts';

/** What a member is told before it happens. */
export const REMINDERS = ['trial-ending', 'card-expiring'] as const;

export type ReminderKind = (typeof REMINDERS)[number];

export interface Reminder {
  kind: ReminderKind;
  /** From here on it is told. */
  from: Date;
  /** When it happens: afterwards it is too late to tell. */
  until: Date;
}

const TRIAL_DAYS_BEFORE = 3;
const CARD_DAYS_BEFORE = 30;

const before = (until: Date, days: number) => new Date(until.getTime() - days * DAY_MS);

/** A card is good until its month is over. */
function endOfCard({ expMonth, expYear }: { expMonth: number; expYear: number }): Date {
  return new Date(Date.UTC(expYear, expMonth, 1));
}

/**
 * Everything that an account will have to be told of.
 *
 * @param facts.renews whether the subscription will charge the card again.
 */
export function remindersOf(facts: {
  trialEndsAt: Date | null;
  renews: boolean;
  card: { expMonth: number; expYear: number } | null;
}): Reminder[] {
  const { trialEndsAt, renews, card } = facts;
  const cardEnds = renews && card !== null ? endOfCard(card) : null;
  return [
    ...(trialEndsAt === null
      ? []
      : [{ kind: 'trial-ending' as const, from: before(trialEndsAt, TRIAL_DAYS_BEFORE), until: trialEndsAt }]),
    ...(cardEnds === null
      ? []
      : [{ kind: 'card-expiring' as const, from: before(cardEnds, CARD_DAYS_BEFORE), until: cardEnds }]),
  ];
}

/** Those whose time has come, and is not over. */
export function dueReminders(reminders: readonly Reminder[], now: Date): Reminder[] {
  return reminders.filter(({ from, until }) => from <= now && now < until);
}

/** When the next of those that are not due yet will be, or null. */
export function nextReminder(reminders: readonly Reminder[], now: Date): Date | null {
  const ahead = reminders.map(({ from }) => from).filter((from) => from > now);
  return ahead.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
