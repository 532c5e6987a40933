import { pbkdf2 } from 'node:crypto';
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { createSpool } from './spool.ts';

const derive = promisify(pbkdf2);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-spool-'));
});

const sent = (...pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

test('a file is on the disk until its call is over', async () => {
  const tray = createSpool(folder).tray();
  const file = await tray.take(sent('one ', 'file'));
  expect([file.bytes, await readFile(file.path, 'utf8')]).toEqual([8, 'one file']);
  expect((await tray.take(sent('x'))).bytes).toBe(1);
  await tray.empty();
  expect(await readdir(folder)).toEqual([]);
});

test('a file that only half arrived is deleted too', async () => {
  const tray = createSpool(folder).tray();
  const broken = Readable.from(
    (async function* pieces() {
      yield Buffer.from('half');
      throw new Error('cut');
    })(),
  );
  await expect(tray.take(broken)).rejects.toThrow('cut');
  await tray.empty();
  expect(await readdir(folder)).toEqual([]);
});

test('a file that breaks off while it is still being opened is not there afterwards', async () => {
  const spool = createSpool(folder);
  for (let round = 0; round < 20; round += 1) {
    const tray = spool.tray();
    // The threads that open files are busy, as they are while many people sign in.
    const busy = Promise.all(Array.from({ length: 4 }, () => derive('a', 'b', 2000, 32, 'sha256')));
    const broken = new Readable({ read() {} });
    broken.push('half');
    const taken = tray.take(broken);
    broken.destroy(new Error('cut'));
    await expect(taken).rejects.toThrow('cut');
    await tray.empty();
    await busy;
    // A thread that opened the file late has done so before this one.
    await stat(folder);
    expect(await readdir(folder)).toEqual([]);
  }
});

test('all calls together hold so much and no more, and room comes back with the end of each', async () => {
  const spool = createSpool(folder, { mostBytes: 10 });
  const [first, second] = [spool.tray(), spool.tray()];
  await first.take(sent('123456'));
  await expect(second.take(sent('12345'))).rejects.toMatchObject({ code: 'overloaded' });
  await second.empty();
  expect((await second.take(sent('1234'))).bytes).toBe(4);
  await first.empty();
  expect((await first.take(sent('123456'))).bytes).toBe(6);
});
