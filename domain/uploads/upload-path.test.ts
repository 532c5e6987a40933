import { expect, test } from 'vitest';
import { hostilePaths } from './testing/hostile-paths.ts';
import { nameOfPath, readUploadPath, tidyUploadPath } from './upload-path.ts';

test.each([
  ['/a/b.png', 'a/b.png'],
  ['//a/b.png', 'a/b.png'],
  ['photo/O’Brien “home”.png', `photo/O'Brien "home".png`],
  ['logo/Nun\u0303ez.png', 'logo/Nu\u00f1ez.png'],
])('%s is kept as %s', (given, kept) => {
  expect([tidyUploadPath(given), readUploadPath(given)]).toEqual([kept, kept]);
});

test.each([
  '../secret',
  'a/../../etc/passwd',
  'a/./b',
  'a//b',
  'a\\b',
  'C:\\a',
  'a\0.png',
  'a\n.png',
  '%2e%2e%2fa',
  'a:b',
  '<svg>.png',
  'gpj.\u202Eexe',
  'a/b/c/d/e/f',
  `${'x'.repeat(81)}.png`,
  '',
  '/',
])('%j is not the path of an upload', (path) => {
  expect(readUploadPath(path)).toBeNull();
});

test('the name of a path is its last part', () => {
  expect([nameOfPath('a/b.png'), nameOfPath('b.png')]).toEqual(['b.png', 'b.png']);
});

test('of three hundred hostile paths none is taken', () => {
  const paths = hostilePaths();
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter((path) => readUploadPath(path) !== null)).toEqual([]);
});
