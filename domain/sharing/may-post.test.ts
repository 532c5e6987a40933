import { expect, test } from 'vitest';
import { mayPost } from './may-post.ts';

test.each([
  [['social-graphics'], 'social-graphic', true],
  [['video'], 'social-graphic', false],
  [[], 'blog', true],
  [['free'], 'blog', false],
  [['free', 'social-graphics'], 'social-graphic', false],
] as const)('with %j a piece of type %s may be posted: %s', (features, type, expected) => {
  expect(mayPost(features, type)).toBe(expected);
});
