import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { keepPrivate } from './private-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-private-'));
});
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('a data folder that others could read is closed with everything in it, once', async () => {
  const key = join(folder, 'keys', 'old', 'master.key');
  const outside = join(await mkdtemp(join(tmpdir(), 'yardsign-outside-')), 'file');
  await mkdir(join(folder, 'keys', 'old'), { recursive: true });
  await writeFile(key, 'x');
  await writeFile(outside, 'x');
  await symlink(outside, join(folder, 'link'));
  for (const path of [folder, join(folder, 'keys'), join(folder, 'keys', 'old')]) await chmod(path, 0o755);
  for (const file of [key, outside]) await chmod(file, 0o644);

  expect(await keepPrivate(folder)).toBe(true);
  expect(await Promise.all([folder, join(folder, 'keys'), join(folder, 'keys', 'old'), key].map(modeOf))).toEqual([
    '700',
    '700',
    '700',
    '600',
  ]);
  // What only a link leads to is somebody else's.
  expect(await modeOf(outside)).toBe('644');
  expect(await keepPrivate(folder)).toBe(false);
});

test('a data folder that is made is closed from the first', async () => {
  const made = join(folder, 'new', 'data');
  expect(await keepPrivate(made)).toBe(false);
  expect(await modeOf(made)).toBe('700');
});

test.skipIf(!existsSync('/proc/self'))(
  'a data folder where the kernel makes none is refused at once, in words',
  async () => {
    const refused = keepPrivate('/proc/yardsign/data');
    await expect(refused).rejects.toThrow('The data folder /proc/yardsign/data (YARDSIGN_DATA) cannot be made');
    await expect(refused).rejects.toMatchObject({ name: 'OperatorFault' });
    await expect(keepPrivate('/proc/self')).rejects.toThrow('cannot be used');
  },
);

test('a file in the place of a data folder is refused in words', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'x');
  await expect(keepPrivate(file)).rejects.toThrow('cannot be made');
  await expect(keepPrivate(join(file, 'data'))).rejects.toThrow('cannot be made');
});

test('nothing is left of the look whether a data folder can be used', async () => {
  await keepPrivate(folder);
  expect(await readdir(folder)).toEqual([]);
});
