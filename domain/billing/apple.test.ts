import { describe, expect, test } from 'vitest';
import { APPLE_STATUSES, appleDueAt, appleEntitlement, appleGives, eitherEntitlement } from './apple.ts';
import { type Entitlement, grantOf } from './grants.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const GIVING = new Set(['active', 'grace_period']);

test.each(APPLE_STATUSES)('a subscription in the App Store that is %s', (status) => {
  const gives = GIVING.has(status);
  expect(appleGives(status)).toBe(gives);
  expect(appleEntitlement({ status, planCode: 'elite-monthly' })).toEqual(
    gives ? { status: 'active', grant: grantOf('elite'), seats: 0 } : { status: 'inactive', grant: null, seats: 0 },
  );
  const due = { active: at(11), grace_period: at(21) }[status as 'active'] ?? null;
  expect(appleDueAt({ status, expiresAt: at(10), graceEndsAt: at(20) })).toEqual(due);
});

test('what never ends is not waited for', () => {
  expect(appleDueAt({ status: 'active', expiresAt: null, graceEndsAt: null })).toBeNull();
});

describe('of a card and Apple', () => {
  const made = (status: Entitlement['status'], seats: number): Entitlement => ({ status, grant: null, seats });
  const CARD = { active: made('active', 3), paused: made('paused', 0), inactive: made('inactive', 0) };
  const APPLE = { active: made('active', 0), inactive: made('inactive', 0) };
  test.each([
    [null, null, null],
    [CARD.active, null, CARD.active],
    [CARD.active, APPLE.active, CARD.active],
    [CARD.active, APPLE.inactive, CARD.active],
    [CARD.paused, APPLE.active, APPLE.active],
    [CARD.paused, APPLE.inactive, CARD.paused],
    [CARD.inactive, APPLE.active, APPLE.active],
    [CARD.inactive, APPLE.inactive, CARD.inactive],
    [null, APPLE.active, APPLE.active],
    [null, APPLE.inactive, APPLE.inactive],
  ])('%j and %j give %j', (card, apple, wanted) => {
    expect(eitherEntitlement(card, apple)).toBe(wanted);
  });
});
