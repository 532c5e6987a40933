import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.mjs';

const newLock = () => join(mkdtempSync(join(tmpdir(), 'turns-')), 'lock');

it('lets one work begin when the other has ended', async () => {
  const lock = newLock();
  const seen: string[] = [];
  const work = (name: string) =>
    takeTurns(lock, async () => {
      seen.push(`${name} begins`);
      await new Promise(setImmediate);
      seen.push(`${name} ends`);
    });
  await Promise.all([work('first'), work('second')]);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('frees the lock when the work fails', async () => {
  const lock = newLock();
  await expect(takeTurns(lock, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(existsSync(lock)).toBe(false);
});

it('takes over the lock of a process that has ended', async () => {
  const lock = newLock();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, String(pid));
  expect(await takeTurns(lock, () => Promise.resolve('done'))).toBe('done');
});

it('takes over the lock of a process whose number another one has by now, such as the first one of a container', async () => {
  const lock = newLock();
  writeFileSync(lock, `${process.pid} 1`);
  expect(await takeTurns(lock, () => Promise.resolve('done'))).toBe('done');
});
