import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FilesAwayError, isFilesAway } from './files-away.ts';

const ofDisk = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' });

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])('a disk that says %s takes nothing for now', (code) => {
  expect(isFilesAway(ofDisk(code))).toBe(true);
});

test('a store that cannot be reached is away', () => {
  expect(isFilesAway(new FilesAwayError('connect ECONNREFUSED'))).toBe(true);
});

test('a file that is not there is not a store that is away', async () => {
  const failed = await readFile('/nowhere/at/all').catch((error: unknown) => error);
  for (const error of [failed, new Error('no'), 'ENOSPC']) expect(isFilesAway(error)).toBe(false);
});
