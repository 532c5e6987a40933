import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib.mjs';
import { findings, readBanned } from './vocabulary.mjs';

const banned = readBanned(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
const found = (code: string, path = 'server/a.ts') => findings({ path, code }, banned);

test('the glossary bans words, and names the one to use for each', () => {
  expect(banned.length).toBeGreaterThan(10);
  for (const { instead, words } of banned) expect([instead !== '', words.length > 0]).toEqual([true, true]);
});

test.each([
  ['const viewing = 1;', 'viewing'],
  ['startViewing();', 'startViewing'],
  ['const VIEWING_SECONDS = 1;', 'VIEWING_SECONDS'],
  ['type T = { viewing_ended: 1 };', 'viewing_ended'],
  ['const says = `a ${shutOut(1)} b`;', 'shutOut'],
  ['function whosePassword() {}', 'whosePassword'],
])('finds a banned word in %j', (code, name) => {
  expect(found(code)).toEqual([expect.stringContaining(`: ${name}; say `)]);
});

test.each([
  "// nobody is viewing\nconst impersonation = 'You are viewing as Theo';",
  '/** A viewer. */ const reviewing = preview;',
  'const overviewed = "the viewer’s";',
])('finds none in %j', (code) => {
  expect(found(code)).toEqual([]);
});

test('finds one in the name of a file', () => {
  expect(found('', 'web/viewing-banner.tsx')).toHaveLength(1);
});
