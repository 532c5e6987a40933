import { expect, test } from 'vitest';
import { BLOG_PAGES, readBlogPages, switchBlogPage } from './blog-pages.ts';

test.each(['', '{}', 'nonsense', 'null'])(
  'every page is on for a member who has switched none, stored as %j',
  (stored) => {
    expect(readBlogPages(stored)).toEqual([...BLOG_PAGES]);
  },
);

test('a page is switched without touching the others, and those that we do not know', () => {
  const off = switchBlogPage('{"shop":true,"guides":false}', 'videos', false);
  expect(readBlogPages(off)).toEqual(['articles', 'about', 'contact']);
  expect(JSON.parse(switchBlogPage(off, 'guides', true))).toEqual({ shop: true, guides: true, videos: false });
});

test.each([false, 0, '0', 'off', 'false', ''])('a page whose flag is %j is off', (flag) => {
  expect(readBlogPages(JSON.stringify({ videos: flag }))).not.toContain('videos');
});

test.each([true, 1, '1', 'on', null])('a page whose flag is %j is on', (flag) => {
  expect(readBlogPages(JSON.stringify({ videos: flag }))).toContain('videos');
});
