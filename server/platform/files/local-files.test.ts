import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { sweepLeftovers } from './leftovers.ts';
import { createLocalFiles, unfinishedIn } from './local-files.ts';
import { createLocalParts } from './local-parts.ts';
import { keepsParts } from './testing/keeps-parts.ts';
import { keepsFiles } from './testing/keeps-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-files-'));
});

describe('the local disk', () => {
  keepsFiles(() => createLocalFiles(folder));
  keepsParts(() => {
    const files = createLocalFiles(folder);
    return { files, parts: createLocalParts(folder, files) };
  }, 1000);

  test.each(['../../etc', '', 'x'.repeat(24)])('takes no parts for an upload called %j', async (storeId) => {
    const parts = createLocalParts(folder, createLocalFiles(folder));
    await expect(parts.list({ key: 'uploads/a', storeId })).rejects.toThrow('not an upload of this disk');
  });

  test('holds nothing else after a write, whether it went well or not', async () => {
    const files = createLocalFiles(folder);
    await files.put('images/abc', Buffer.from('one'));
    const broken = new Readable({ read: () => void broken.destroy(new Error('cut')) });
    await expect(files.put('images/def', broken)).rejects.toThrow('cut');
    expect(await readdir(join(folder, 'images'))).toEqual(['abc']);
    expect(await readdir(unfinishedIn(folder))).toEqual([]);
  });
});

describe('leftovers', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  const leave = async (name: string, minutesAgo: number) => {
    const path = join(unfinishedIn(folder), name);
    await mkdir(unfinishedIn(folder), { recursive: true });
    await writeFile(path, 'half');
    await utimes(path, now, new Date(now.getTime() - minutesAgo * 60_000));
  };

  test('that another process may still be writing stay for an hour', async () => {
    await leave('old', 61);
    await leave('fresh', 59);
    await sweepLeftovers(unfinishedIn(folder), { alone: false, now });
    expect(await readdir(unfinishedIn(folder))).toEqual(['fresh']);
  });

  test('go at once where there is one process only', async () => {
    await leave('fresh', 0);
    await sweepLeftovers(unfinishedIn(folder), { alone: true, now });
    expect(await readdir(unfinishedIn(folder))).toEqual([]);
  });

  test('of a folder that is not there are none', async () => {
    await expect(sweepLeftovers(join(folder, 'nowhere'), { alone: true, now })).resolves.toBeUndefined();
  });
});
