import { expect, test } from 'vitest';
import { instantToWallClock } from '../time/wall-clock.ts';
import { dismissedUntil, freshFor, shownUntil } from './notice-times.ts';

const NOW = new Date('2026-11-22T03:30:00Z');
const dayIn = (zone: string) => (instant: Date) => instantToWallClock(instant, zone).date;

test('an alert is shown for its days, and put away to its end or for a week', () => {
  const end = shownUntil('2026-11-20T12:00:00Z', 3);
  expect(end.toISOString()).toBe('2026-11-23T12:00:00.000Z');
  expect(dismissedUntil(NOW, end)).toBe(end);
  expect(dismissedUntil(NOW, null).toISOString()).toBe('2026-11-29T03:30:00.000Z');
});

test.each([
  ['nothing was found', null, 'America/Chicago', 900_000],
  ['it is of yesterday', '2026-11-20T18:00:00Z', 'America/Chicago', 900_000],
  ['it is of today', '2026-11-21T18:00:00Z', 'America/Chicago', Number.POSITIVE_INFINITY],
  ['it is of today elsewhere', '2026-11-21T18:00:00Z', 'UTC', 900_000],
] as const)('what is to be shared stays fresh: %s', (_why, publishedAt, zone, fresh) => {
  expect(freshFor(publishedAt, NOW, dayIn(zone))).toBe(fresh);
});
