import { expect, it } from 'vitest';
import { createTakeClock } from './take-clock.ts';

it('a pause is not in the take, and neither is what was seen in it', () => {
  const clock = createTakeClock(1000);
  expect([clock.at(990), clock.at(1000), clock.at(3500)]).toEqual([null, 0, 2.5]);
  clock.pause(4000);
  clock.pause(4500);
  expect([clock.elapsed(9000), clock.at(5000)]).toEqual([3, null]);
  clock.resume(10_000);
  clock.resume(10_200);
  expect([clock.at(9999), clock.at(10_000), clock.elapsed(12_000)]).toEqual([null, 3, 5]);
});
