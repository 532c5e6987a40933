import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NETWORK_KEYS, networks } from '@yardsign/domain/sharing/networks/networks';
import { expect, test } from 'vitest';
import { ROOT } from './lib.mjs';

/** What works with every network alike, and so must know none of them by name; tests may. */
const BLIND = [
  'domain/sharing',
  'contracts/routes/sharing/sharing.ts',
  'contracts/routes/sharing/connections.ts',
  'contracts/routes/sharing/drafts.ts',
  'contracts/routes/sharing/posting-preferences.ts',
  'contracts/routes/sharing/queue.ts',
  'contracts/routes/sharing/record.ts',
  'contracts/routes/sharing/schedule.ts',
  'contracts/errors/sharing.ts',
  'server/features',
  'web/features/sharing',
  'web/features/dashboard',
  'web/features/admin',
  'web/features/scheduling',
];

/**
 * The lists of networks (data under `domain`, marks on the web), a page that the documents give to one of them, and the addresses
 * of videos that stand in texts from elsewhere.
 */
const LISTS = [
  /^domain\/sharing\/networks\//,
  /^web\/features\/sharing\/network-marks\.ts$/,
  /^web\/features\/scheduling\/(?:pages\/scheduled-facebook-posts-page\.tsx|page-code\.ts)$/,
  /^server\/features\/studio\/from-elsewhere\/html-to-markdown\.ts$/,
];

test('no network is known by name outside its adapter, its texts and the lists of networks', () => {
  const listed = spawnSync('git', ['ls-files', '--', ...BLIND], { cwd: ROOT, encoding: 'utf8' }).stdout.split('\n');
  const isLookedAt = (file: string) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/');
  const files = listed.filter((file) => isLookedAt(file) && !LISTS.some((list) => list.test(file)));
  expect(files.length).toBeGreaterThan(200);
  const words = [...NETWORK_KEYS, ...NETWORK_KEYS.map((key) => networks[key].name)];
  // A name of a letter is one only where it stands alone between quotes.
  const named = new RegExp(words.map((word) => (word.length > 2 ? word : `['"\`]${word}['"\`]`)).join('|'), 'i');
  const found = files.flatMap((file) => (named.test(readFileSync(join(ROOT, file), 'utf8')) ? [file] : []));
  expect(found).toEqual([]);
});
