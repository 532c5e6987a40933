import { expect, test } from 'vitest';
import { customSlug, titleSlug } from './custom-slug.ts';

const AT = 1_700_000_000_000;

test.each([
  ['My Script, No. 1!', '42', 'my-script-no-1-42-1700000000000'],
  ['  ¿Qué   revisa un inspector?  ', 'usr_7f3k', 'que-revisa-un-inspector-usr7f3k-1700000000000'],
  ['— !!! —', '42', 'untitled-42-1700000000000'],
  ['日本', '42', 'untitled-42-1700000000000'],
])('the title %j of %s is called %s', (title, member, slug) => {
  expect(customSlug(title, member, AT)).toBe(slug);
});

test('however long its title is, a piece has a name that fits into an address', () => {
  const slug = customSlug('word '.repeat(60), `usr_${'a'.repeat(24)}`, AT);
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(slug.length).toBeLessThanOrEqual(160);
});

test.each([
  [`${'word '.repeat(15)}four`, `${'word-'.repeat(15)}four`],
  [`${'word '.repeat(15)}fives`, `${'word-'.repeat(15)}fives`],
  [`${'word '.repeat(15)}seven s`, `${'word-'.repeat(15)}seven`],
  [`${'word '.repeat(15)}longer`, 'word-'.repeat(15).slice(0, -1)],
  ['x'.repeat(90), 'x'.repeat(80)],
])('no word is cut in the address of %j', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});
