import { expect, test } from 'vitest';
import { CONNECTION, scheduledPost } from '../../testing/posts.ts';
import { commentersOf, commentFault, commentText } from './comment-model.ts';

test.each([
  ['is taken', 'Ask me', null],
  ['is too long for the network that takes least', 'x'.repeat(301), { misfit: 'length', most: 300 }],
  ['has too many hashtags', '#a #b #c #d #e', { misfit: 'tags', most: 4 }],
])('a first comment that %s', (_what, words, fault) => {
  expect(commentFault(['facebook', 'instagram'], words)).toEqual(fault && { network: 'instagram', ...fault });
  expect(commentFault(['facebook', 'x'], words)).toBeNull();
});

test('comments follow where they were granted, could where they were not, and never where there are none', () => {
  const connections = [{ ...CONNECTION, mayComment: true }];
  expect(commentersOf(['facebook', 'instagram', 'x'], connections)).toEqual({
    commenting: ['facebook'],
    notGranted: ['instagram'],
    without: ['x'],
  });
});

test('what is said of a comment is its own state, and before there is one that of its post', () => {
  expect(commentText(scheduledPost(), undefined)).toBe('comment_waits');
  expect(commentText(scheduledPost({ state: 'failed' }), undefined)).toBe('comment_notSent');
  const post = scheduledPost({ state: 'published' });
  expect(commentText(post, scheduledPost({ state: 'failed' }))).toBe('comment_failed');
});
