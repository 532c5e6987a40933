import { expect, test } from 'vitest';
import { createRepeatFilter, logFaults } from './repeated-faults.ts';

test('a fault that comes every second is told once a minute, with how often it came', () => {
  let now = 0;
  const filter = createRepeatFilter(() => now);
  const told: (number | null)[] = [];
  for (; now <= 60_000; now += 1000) told.push(filter(new Error('away')));
  expect(told.filter((times) => times !== null)).toEqual([1, 60]);
  expect(told.at(-1)).toBe(60);
});

test('another fault is told at once, and the workers of the queue say the same one', () => {
  const filter = createRepeatFilter(() => 0);
  expect(filter(new Error('away'))).toBe(1);
  expect(filter(new Error('refused'))).toBe(1);
  expect(filter(new Error('away (Queue: a.b, Worker: 1)'))).toBeNull();
  expect(filter('away')).toBe(1);
});

test('of very many kinds the oldest is forgotten', () => {
  const filter = createRepeatFilter(() => 0);
  for (let kind = 0; kind <= 100; kind++) filter(new Error(`fault ${kind}`));
  expect(filter(new Error('fault 100'))).toBeNull();
  expect(filter(new Error('fault 0'))).toBe(1);
});

test('a database that ten connections lose at once is one line of the log, and one a minute later says how many there were', () => {
  let now = 0;
  const lines: unknown[] = [];
  const lost = logFaults({ error: (...line: unknown[]) => void lines.push(line) }, 'connection lost', () => now);
  const errors = Array.from({ length: 10 }, () => new Error('terminated'));
  expect(errors.map((error) => lost(error)).filter(Boolean)).toEqual([true]);
  now = 60_000;
  const again = new Error('terminated');
  expect(lost(again)).toBe(true);
  expect(lines).toEqual([
    [{ err: errors[0] }, 'connection lost'],
    [{ err: again, times: 10 }, 'connection lost'],
  ]);
});
