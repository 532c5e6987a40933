import { mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises';
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

  const lockOfElsewhere = async () => {
    const lock = join(folder, 'lock');
    // The first process of every container is number 1, and has begun at another time.
    await writeFile(lock, JSON.stringify({ pid: 1, started: 'before', space: 'other pid:[1]' }));
    return lock;
  };
  const setBack = async (file: string, seconds: number) => {
    const { mtimeMs } = await stat(file);
    await utimes(file, mtimeMs / 1000, mtimeMs / 1000 - seconds);
  };

  test('is left to a process of another container, whose pid means nothing here, for as long as it writes its lock', async () => {
    const lock = await lockOfElsewhere();
    await setBack(lock, 10);
    let looks = 0;
    const pause = async () => {
      looks += 1;
      if (looks === 3) await setBack(lock, -4);
    };
    await expect(lockDataFolder(folder, { pause })).rejects.toThrow('in another container, or on other');
    expect([looks, await readdir(folder)]).toEqual([3, ['lock']]);
  });

  test('is taken over from one of another container that has not written it for long', async () => {
    await setBack(await lockOfElsewhere(), 21);
    const pause = () => Promise.reject(new Error('waited for nothing'));
    await (
      await lockDataFolder(folder, { pause })
    )();
    expect(await readdir(folder)).toEqual([]);
  });
});
