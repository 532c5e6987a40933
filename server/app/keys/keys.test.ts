import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadKey } from './keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-keys-'));
});

describe('a key', () => {
  test('is made once when many ask for it at the same time on an empty folder, and all get the same', async () => {
    const keys = await Promise.all(Array.from({ length: 40 }, () => loadKey(folder, 'session', undefined)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(await readdir(join(folder, 'keys'))).toEqual(['session.key']);
  });

  test('is readable by its owner alone', async () => {
    await loadKey(folder, 'session', undefined);
    expect((await stat(join(folder, 'keys'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'keys', 'session.key'))).mode & 0o777).toBe(0o600);
  });

  test('that is damaged stops the start with its file, instead of becoming a shorter key', async () => {
    await loadKey(folder, 'session', undefined);
    await writeFile(join(folder, 'keys', 'session.key'), 'abcd');
    await expect(loadKey(folder, 'session', undefined)).rejects.toThrow('session.key');
  });
});
