import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { FolderInUseError, lockDataFolder } from './data-folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-lock-'));
});

describe('the lock of the data folder', () => {
  test('refuses a second holder while the first lives, and names the way out', async () => {
    const release = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(FolderInUseError);
    await expect(lockDataFolder(folder)).rejects.toThrow('YARDSIGN_DATA');
    await release();
    await (
      await lockDataFolder(folder)
    )();
  });

  test('is taken over from a process that was killed', async () => {
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 - 3, started: '1' }));
    await (
      await lockDataFolder(folder)
    )();
  });

  test('is taken over when the pid belongs to another process by now', async () => {
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    await (
      await lockDataFolder(folder)
    )();
  });

  test('lets exactly one of many racers in over a stale lock', async () => {
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 - 3, started: '1' }));
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });
});
