import { expect, test } from 'vitest';
import { createVendorClock } from './vendor-clock.ts';

const NOON = Date.parse('2027-03-01T12:00:00Z');

test('before the first answer the network is taken to have our time', () => {
  expect(createVendorClock(() => NOON).at(NOON)).toBe(NOON);
});

test('the latest answer tells how far the clocks are apart, to the second', () => {
  let now = NOON;
  const clock = createVendorClock(() => now);
  clock.hear('Mon, 01 Mar 2027 11:50:00 GMT', NOON);
  expect(clock.at(NOON)).toBe(NOON - 10 * 60_000 + 500);
  // A call of four seconds, answered in its middle, by a network whose clock was set right meanwhile.
  now = NOON + 4000;
  clock.hear('Mon, 01 Mar 2027 12:00:02 GMT', NOON);
  expect(clock.at(NOON)).toBe(NOON + 500);
});

test('an answer without a time, or with nonsense for one, changes nothing', () => {
  const clock = createVendorClock(() => NOON);
  clock.hear('Mon, 01 Mar 2027 11:50:00 GMT', NOON);
  clock.hear(undefined, NOON);
  clock.hear('soon', NOON);
  expect(clock.at(NOON)).toBe(NOON - 10 * 60_000 + 500);
});
