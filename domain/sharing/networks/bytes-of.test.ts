import { expect, test } from 'vitest';
import { bytesOf } from './bytes-of.ts';

test.each([
  ['', 0],
  ['casa', 4],
  ['año', 4],
  ['€ 5', 5],
  ['🏡🏡', 8],
  ['ñ🏡x', 7],
])('"%s" is written in %i bytes', (text, bytes) => {
  expect(bytesOf(text)).toBe(bytes);
});
