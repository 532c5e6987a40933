import { expect, test } from 'vitest';
import { isWantedPost } from './find-post.ts';
import type { PublishedPost } from './schema.ts';

const post = (more: Partial<PublishedPost>): PublishedPost => ({
  id: '1_2',
  created_time: '2027-03-01T15:00:00+0000',
  ...more,
});
const link = (url: string) => ({ attachments: { data: [{ unshimmed_url: url }] } });
const wanted = {
  pictureId: null,
  link: 'https://m.test/p',
  marker: 'aaaaaaaaaa',
  message: 'Read this',
  others: new Set<string>(),
  wordsSince: Date.parse('2027-03-01T14:59:00Z'),
};

test('a picture is found alone and in an album', () => {
  const picture = { ...wanted, pictureId: '77' };
  expect(isWantedPost(post({ attachments: { data: [{ target: { id: '77' } }] } }), picture)).toBe(true);
  const album = { target: { id: '5' }, subattachments: { data: [{ target: { id: '76' } }, { target: { id: '77' } }] } };
  expect(isWantedPost(post({ attachments: { data: [album] } }), picture)).toBe(true);
  // The same words under another picture are another post.
  expect(isWantedPost(post({ message: 'Read this', attachments: { data: [{ target: { id: '78' } }] } }), picture)).toBe(
    false,
  );
});

test('the marker of the link decides, whatever the words are', () => {
  expect(isWantedPost(post(link('https://m.test/p?utm_content=aaaaaaaaaa')), wanted)).toBe(true);
  expect(isWantedPost(post({ message: 'Read this', ...link('https://m.test/p?utm_content=bbbbbbbbbb') }), wanted)).toBe(
    false,
  );
  expect(isWantedPost(post({ message: 'Read this', ...link('https://m.test/p') }), wanted)).toBe(false);
});

test('the words decide only where the network shows no link', () => {
  expect(isWantedPost(post({ message: ' Read this\n' }), wanted)).toBe(true);
  expect(isWantedPost(post({ message: 'Read that' }), wanted)).toBe(false);
  expect(isWantedPost(post({ message: '' }), { ...wanted, message: '' })).toBe(false);
  // Members say the same thing twice; a post that is known to be another one is not this one.
  expect(isWantedPost(post({ message: 'Read this' }), { ...wanted, others: new Set(['1_2']) })).toBe(false);
});

test('the words of a post that was there before the first attempt decide nothing, its marker does', () => {
  const created_time = '2027-03-01T14:58:59+0000';
  expect(isWantedPost(post({ message: 'Read this', created_time }), wanted)).toBe(false);
  expect(isWantedPost(post({ ...link('https://m.test/p?utm_content=aaaaaaaaaa'), created_time }), wanted)).toBe(true);
});
