import { expect, test } from 'vitest';
import { commentMisfitOf } from './first-comment.ts';
import { networks } from './networks/networks.ts';

test('a first comment may have as many hashtags as its network takes, and not one more', () => {
  const { capabilities } = networks.instagram;
  const most = capabilities.firstComment.hashtagsMost;
  const tags = (count: number) => Array.from({ length: count }, (_, at) => `#tag${at}`).join(' ');
  expect(commentMisfitOf(capabilities, tags(most))).toBeNull();
  expect(commentMisfitOf(capabilities, tags(most + 1))).toBe('tags');
});
