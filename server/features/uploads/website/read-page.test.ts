import { readSite } from '@yardsign/domain/website/read-site';
import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const read = (html: string, charset = 'utf-8') => readPage(Buffer.from(html), charset);

test('what a page says in its tags is found, whatever their letters and quotes', () => {
  const page = read(
    `<BASE HREF=/home/><META NAME=Theme-Color CONTENT=#123456><link rel='shortcut icon' href=a.png sizes="16x16 256x256">
     <img class="site-logo" src="b.png"><a href=" TEL:%2B1512 ">x</a><a href="mailto:a@b.example?cc=c@d.example">y</a>
     <script type="application/ld+json">{"name": "a < b"}</script><script>let no = 1;</script>`,
  );
  expect(page).toEqual({
    base: '/home/',
    meta: new Map([['theme-color', '#123456']]),
    icons: [{ address: 'a.png', side: 256 }],
    logos: ['b.png'],
    phones: ['+1512'],
    emails: ['a@b.example'],
    data: [{ name: 'a < b' }],
  });
});

test('what stands in comments, in other scripts and in texts is nothing', () => {
  const page = read(`<!-- <meta name=a content=b> --><script>"<meta name=a content=b>"</script>
    <textarea><meta name=a content=b></textarea><script type="application/ld+json">{broken</script>`);
  expect([page.meta.size, page.data]).toEqual([0, []]);
});

const named = (charset: string) => `<meta charset="${charset}"><meta property="og:site_name" content="Casa Núñez">`;

test.each([
  ['UTF-8 that the page calls UTF-16', Buffer.from(named('utf-16')), ''],
  ['UTF-8 with a mark, whatever the answer says', Buffer.from(`\uFEFF${named('utf-8')}`), 'iso-8859-1'],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${named('utf-8')}`, 'utf16le'), ''],
  ['UTF-16 the other way round', Buffer.from(`\uFEFF${named('utf-8')}`, 'utf16le').swap16(), 'utf-8'],
  ['a byte a letter, by the page', Buffer.from(named('iso-8859-1'), 'latin1'), ''],
  ['a byte a letter, by the answer', Buffer.from(named('utf-8'), 'latin1'), 'windows-1252'],
])('a page in %s keeps its letters', (_what, bytes, charset) => {
  expect(readSite(readPage(bytes, charset)).organization).toBe('Casa Núñez');
});

const DEEP = 100_000;

test.each([
  ['tags within tags', '<div>'.repeat(DEEP)],
  ['sizes of an icon', `<link rel=icon href=x sizes="${'1 '.repeat(DEEP)}">`],
  ['lists within lists', `<script type="application/ld+json">${'['.repeat(DEEP)}${']'.repeat(DEEP)}</script>`],
  ['attributes', `<a ${'a=b '.repeat(DEEP)}>`],
  ['blocks of JSON-LD', '<script type="application/ld+json">{}</script>'.repeat(DEEP / 10)],
  ['a broken charset', '<meta charset="no-such-letters"><a href="tel:%ff">'],
])('a page that is nothing but %s is read without harm', (_what, html) => {
  expect(readSite(read(html, '')).organization).toBe('');
});

test('of a page deeper than any real one, what lies deeper is not read', () => {
  const late = '<meta property="og:site_name" content="Late">';
  expect(read(`${'<div>'.repeat(100)}${late}`).meta.size).toBe(1);
  expect(read(`${'<div>'.repeat(DEEP)}${late}`).meta.size).toBe(0);
});
