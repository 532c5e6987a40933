import { expect, test } from 'vitest';
import { createStillClock } from '../../../platform/clock.ts';
import { createSignInAlarm } from './sign-in-alarm.ts';

function setUp() {
  const clock = createStillClock('2026-11-21T15:00:00Z');
  const raised: number[] = [];
  const alarm = createSignInAlarm(clock, (failures) => raised.push(failures));
  const fail = (times: number, every = 0) => {
    for (let time = 0; time < times; time += 1) {
      clock.advance(every);
      alarm.failed();
    }
  };
  return { clock, raised, fail };
}

test('two hundred wrong passwords within a minute are not yet told, one more is, and then once a minute', () => {
  const { clock, raised, fail } = setUp();
  fail(200);
  expect(raised).toEqual([]);
  fail(50);
  expect(raised).toEqual([201]);
  clock.advance(30_000);
  fail(250);
  expect(raised).toEqual([201]);
  clock.advance(30_000);
  fail(1);
  expect(raised).toEqual([201, 251]);
});

test('as many over a longer time are told to nobody', () => {
  const { raised, fail } = setUp();
  fail(1000, 301);
  expect(raised).toEqual([]);
});
