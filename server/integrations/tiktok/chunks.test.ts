import { expect, test } from 'vitest';
import { planChunks } from './chunks.ts';

test.each([
  [4_999_999, 10_000_000, 1, 4_999_999, 0],
  [50_000_123, 10_000_000, 5, 10_000_000, 40_000_000],
  [64_000_001, 64_000_000, 1, 64_000_000, 0],
  [150_000_000, 64_000_000, 2, 64_000_000, 64_000_000],
  [4_294_967_296, 64_000_000, 67, 64_000_000, 4_224_000_000],
])('a film of %i bytes in parts of %i is %i parts', (bytes, usual, count, chunkSize, lastFrom) => {
  expect(planChunks(bytes, usual)).toEqual({ count, chunkSize, lastFrom });
});
