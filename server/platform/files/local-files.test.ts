import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLocalFiles } from './local-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-files-'));
});

describe('files on the local disk', () => {
  test('come back as they were stored, and a second put replaces the first', async () => {
    const files = createLocalFiles(folder);
    await files.put('images/abc', Buffer.from('one'));
    await files.put('images/abc', Buffer.from('two'));
    expect((await files.get('images/abc'))?.toString()).toBe('two');
    expect(await readdir(join(folder, 'images'))).toEqual(['abc']);
  });

  test('that do not exist are null, and deleting one twice is no error', async () => {
    const files = createLocalFiles(folder);
    expect(await files.get('images/none')).toBeNull();
    await files.delete('images/none');
  });

  test.each(['../etc/passwd', 'images/../../etc/passwd', '/etc/passwd', 'images', 'images/a b', 'images//x'])(
    'refuse the key %s',
    async (key) => {
      await expect(createLocalFiles(folder).get(key)).rejects.toThrow('not a file key');
    },
  );
});
