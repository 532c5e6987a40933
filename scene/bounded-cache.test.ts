import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('makes a value once while it is being asked for, and never keeps more than its limit', () => {
  const cache = new BoundedCache<number>(10);
  let made = 0;
  for (let i = 0; i < 200; i += 1) {
    cache.getOrMake(`passing ${i}`, () => i);
    cache.getOrMake('regular', () => (made += 1));
    expect(cache.size).toBeLessThanOrEqual(10);
  }
  expect(made).toBe(1);
});

test('forgets what was not asked for lately', () => {
  const cache = new BoundedCache<number>(4);
  cache.getOrMake('old', () => 1);
  for (let i = 0; i < 8; i += 1) cache.getOrMake(`new ${i}`, () => i);
  expect(cache.getOrMake('old', () => 2)).toBe(2);
});
