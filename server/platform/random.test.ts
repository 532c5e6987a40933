import { expect, test } from 'vitest';
import { createSeededRandom, secureRandom } from './random.ts';

test('no id comes twice, however many are made', () => {
  const ids = Array.from({ length: 5000 }, () => secureRandom.id('tst'));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^tst_[a-z2-7]{24}$/);
  // Each place of an id has met every letter: none of its bytes stays as it was.
  for (let place = 4; place < 28; place += 1) expect(new Set(ids.map((id) => id[place])).size).toBe(32);
});

test('the same seed makes the same ids', () => {
  const [one, other] = [createSeededRandom('a'), createSeededRandom('a')];
  expect([one.id('tst'), one.id('tst')]).toEqual([other.id('tst'), other.id('tst')]);
});
