import { expect, test } from 'vitest';
import { dueReminders, nextReminder, remindersOf } from './reminders.ts';

const at = (text: string) => new Date(text);
const ALL = remindersOf({
  trialEndsAt: at('2026-12-05T15:00:00Z'),
  renews: true,
  card: { expMonth: 12, expYear: 2026 },
});
const kinds = (now: string) => dueReminders(ALL, at(now)).map(({ kind }) => kind);

test.each([
  ['2026-12-01T23:59:59Z', []],
  ['2026-12-02T15:00:00Z', ['trial-ending', 'card-expiring']],
  ['2026-12-05T14:59:59Z', ['trial-ending', 'card-expiring']],
  ['2026-12-05T15:00:00Z', ['card-expiring']],
  ['2026-12-31T23:59:59Z', ['card-expiring']],
  ['2027-01-01T00:00:00Z', []],
])('at %s is told %j', (now, due) => {
  expect(kinds(now)).toEqual(due);
});

test('the next one is the earliest that is still ahead', () => {
  expect(nextReminder(ALL, at('2026-11-22T00:00:00Z'))).toEqual(at('2026-12-02T00:00:00Z'));
  expect(nextReminder(ALL, at('2026-12-02T00:00:00Z'))).toEqual(at('2026-12-02T15:00:00Z'));
  expect(nextReminder(ALL, at('2026-12-03T00:00:00Z'))).toBeNull();
});

test('a card that will not be charged again, or is not there, is not told of', () => {
  const card = { expMonth: 12, expYear: 2026 };
  expect(remindersOf({ trialEndsAt: null, renews: false, card })).toEqual([]);
  expect(remindersOf({ trialEndsAt: null, renews: true, card: null })).toEqual([]);
});
