import { expect, test } from 'vitest';
import { nameOfFile, nearestSize, readTags } from './asset-model.ts';

test.each([
  [{ width: 900, height: 880 }, 'square'],
  [{ width: 800, height: 1000 }, 'portrait'],
  [{ width: 1000, height: 2200 }, 'story'],
  [{ width: 4000, height: 2250 }, 'link'],
])('a picture of %j is nearest to %s', (sides, size) => {
  expect(nearestSize(sides)).toBe(size);
});

test.each([
  [' spring, porch ,, spring', ['spring', 'porch']],
  ['', []],
  ['a'.repeat(60), ['a'.repeat(40)]],
])('the tags %j are %j', (typed, tags) => {
  expect(readTags(typed)).toEqual(tags);
});

test.each([
  ['front_porch-2.jpeg', 'front porch 2'],
  ['.jpeg', '.jpeg'],
])('a file %s is called %s', (file, name) => {
  expect(nameOfFile(file)).toBe(name);
});
