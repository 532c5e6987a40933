import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { tagOf } from './content-tag.ts';
import { sweepLeftovers } from './leftovers.ts';
import { createLocalFiles, unfinishedIn } from './local-files.ts';
import { createLocalParts } from './local-parts.ts';
import { PartsAreOver } from './parted-files.ts';
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

  test.each(['../../etc', '..', '', 'x'.repeat(24)])('touches nothing for an upload called %j', async (storeId) => {
    const parts = createLocalParts(folder, createLocalFiles(folder));
    const file = { key: 'uploads/a', storeId };
    await writeFile(join(folder, 'kept'), 'x');
    expect(await parts.list(file)).toEqual([]);
    await expect(parts.keepPart(file, { number: 1, path: join(folder, 'kept'), bytes: 1, tag: '' })).rejects.toThrow(
      PartsAreOver,
    );
    await expect(parts.finish(file, [{ number: 1, bytes: 1, tag: '' }])).rejects.toThrow('not an upload of this disk');
    await parts.abandon(file);
    expect(await readdir(folder)).toContain('kept');
  });

  test.each([
    ['cut off', Buffer.alloc(10, 'a')],
    ['other bytes', Buffer.alloc(1000, 'x')],
    ['nothing', Buffer.alloc(0)],
  ])('makes no file of parts of which a power failure left %s, and has only those come again', async (_what, left) => {
    const files = createLocalFiles(folder);
    const parts = createLocalParts(folder, files);
    const file = await parts.begin('uploads/film');
    const arrive = async (number: number, letter: string) => {
      const [path, body] = [join(folder, 'arriving'), Buffer.alloc(1000, letter)];
      await writeFile(path, body);
      return parts.keepPart(file, { number, path, bytes: 1000, tag: tagOf(body) });
    };
    for (const [index, letter] of ['a', 'b', 'c'].entries()) await arrive(index + 1, letter);
    const arrived = await parts.list(file);
    for (const { number, tag } of arrived.slice(1))
      await writeFile(join(folder, '.parts', file.storeId, `0000${number}-${tag}`), left);
    // The process has ended with the machine.
    const after = createLocalParts(folder, files);
    await expect(after.finish(file, arrived)).rejects.toMatchObject({ name: 'DamagedParts', numbers: [2, 3] });
    expect(await files.stat(file.key)).toBeNull();
    expect(await parts.list(file)).toEqual(arrived.slice(0, 1));
    await arrive(2, 'b');
    await arrive(3, 'c');
    await parts.finish(file, await parts.list(file));
    expect((await files.get(file.key))?.toString()).toBe(['a', 'b', 'c'].map((letter) => letter.repeat(1000)).join(''));
  });

  test('keeps one of the parts of a number that are sent at once, and only one', async () => {
    const parts = createLocalParts(folder, createLocalFiles(folder));
    const bodies = ['a', 'b', 'c'].map((letter) => Buffer.alloc(100, letter));
    // Whatever their turns are.
    for (let round = 0; round < 30; round += 1) {
      const file = await parts.begin(`uploads/film-${round}`);
      const arrive = async (body: Buffer, index: number) => {
        const path = join(folder, `arriving-${index}`);
        await writeFile(path, body);
        return parts.keepPart(file, { number: 1, path, bytes: body.length, tag: tagOf(body) });
      };
      const tags = await Promise.all(bodies.map(arrive));
      expect(await readdir(join(folder, '.parts', file.storeId))).toHaveLength(1);
      expect(tags).toContain((await parts.list(file))[0]?.tag);
    }
  });

  test('keeps the part that comes last, also by a clock that was set back', async () => {
    const parts = createLocalParts(folder, createLocalFiles(folder));
    const file = await parts.begin('uploads/film');
    const arrive = async (letter: string) => {
      const [path, body] = [join(folder, 'arriving'), Buffer.alloc(100, letter)];
      await writeFile(path, body);
      return parts.keepPart(file, { number: 1, path, bytes: 100, tag: tagOf(body) });
    };
    const first = join(folder, '.parts', file.storeId, `00001-${await arrive('a')}`);
    const ahead = new Date(Date.now() + 3_600_000);
    await utimes(first, ahead, ahead);
    const tag = await arrive('b');
    expect(await parts.list(file)).toEqual([{ number: 1, bytes: 100, tag }]);
  });

  // Only where this machine has a second device.
  test.skipIf(!existsSync('/dev/shm'))('keeps a part that arrives on another device than files are on', async () => {
    const parts = createLocalParts(folder, createLocalFiles(folder));
    const file = await parts.begin('uploads/film');
    const body = Buffer.alloc(100, 'a');
    const elsewhere = await mkdtemp('/dev/shm/yardsign-part-');
    const path = join(elsewhere, 'arriving');
    const arrive = async () => {
      await writeFile(path, body);
      await parts.keepPart(file, { number: 1, path, bytes: 100, tag: tagOf(body) });
    };
    // Sent again, too.
    for (let times = 0; times < 2; times += 1) await arrive();
    expect(await readdir(elsewhere)).toEqual([]);
    expect(await readdir(join(folder, '.parts', file.storeId))).toEqual([`00001-${tagOf(body)}`]);
    await parts.finish(file, await parts.list(file));
    expect((await createLocalFiles(folder).get(file.key))?.equals(body)).toBe(true);
    await writeFile(path, body);
    await expect(parts.keepPart(file, { number: 1, path, bytes: 100, tag: tagOf(body) })).rejects.toThrow(PartsAreOver);
    await rm(elsewhere, { recursive: true });
  });

  test('makes one file when it is asked twice at once', async () => {
    const files = createLocalFiles(folder);
    const parts = createLocalParts(folder, files);
    const file = await parts.begin('uploads/film');
    const body = Buffer.alloc(100_000, 'a');
    await writeFile(join(folder, 'arriving'), body);
    await parts.keepPart(file, { number: 1, path: join(folder, 'arriving'), bytes: body.length, tag: tagOf(body) });
    const arrived = await parts.list(file);
    await Promise.all([1, 2, 3].map(() => parts.finish(file, arrived)));
    expect((await files.get(file.key))?.equals(body)).toBe(true);
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
