import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { ByteRange, Files } from '../files.ts';

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Three million bytes that come in small pieces and are nowhere in one piece. */
function* manyPieces(): Generator<Buffer> {
  for (let i = 0; i < 300; i += 1) yield Buffer.alloc(10_000, i);
}

/** What every store of files does, wherever it keeps them. @param open a store, fresh or not. */
export function keepsFiles(open: () => Files): void {
  const read = async (key: string, range?: ByteRange) => {
    const file = await open().open(key, range);
    return file && { text: (await buffer(file.stream)).toString(), bytes: file.bytes };
  };

  test('a file comes back as it was stored, and a second one under its key replaces it', async () => {
    await open().put('images/abc', Buffer.from('one'));
    await open().put('images/abc', Buffer.from('second'));
    expect((await open().get('images/abc'))?.toString()).toBe('second');
    expect(await read('images/abc')).toEqual({ text: 'second', bytes: 6 });
    expect(await open().stat('images/abc')).toEqual({ bytes: 6 });
  });

  test('an empty file is a file', async () => {
    await open().put('images/empty', Buffer.alloc(0));
    expect((await open().get('images/empty'))?.length).toBe(0);
    expect(await open().stat('images/empty')).toEqual({ bytes: 0 });
    expect(await read('images/empty')).toEqual({ text: '', bytes: 0 });
  });

  test('a stream is stored whole', async () => {
    await open().put('images/stream', Readable.from(manyPieces()));
    expect(await open().stat('images/stream')).toEqual({ bytes: 3_000_000 });
    const stored = await open().get('images/stream');
    expect(stored && digestOf(stored)).toBe(digestOf(Buffer.concat([...manyPieces()])));
  });

  test('a stream that breaks stores nothing and leaves what was there', async () => {
    await open().put('images/kept', Buffer.from('before'));
    const breaking = () =>
      Readable.from(
        (function* pieces() {
          yield Buffer.alloc(100_000);
          throw new Error('the line was cut');
        })(),
      );
    await expect(open().put('images/kept', breaking())).rejects.toThrow('the line was cut');
    await expect(open().put('images/never', breaking())).rejects.toThrow('the line was cut');
    expect((await open().get('images/kept'))?.toString()).toBe('before');
    expect(await open().stat('images/never')).toBeNull();
  });

  test.each<[ByteRange, string]>([
    [{ first: 0, last: 0 }, '0'],
    [{ first: 2, last: 5 }, '2345'],
    [{ first: 9, last: 9 }, '9'],
    [{ first: 7, last: 5000 }, '789'],
  ])('of a file the part %j is read, and the length of the whole is told', async (range, text) => {
    await open().put('images/ten', Buffer.from('0123456789'));
    expect(await read('images/ten', range)).toEqual({ text, bytes: 10 });
  });

  test('a part that begins beyond the end is refused', async () => {
    await open().put('images/ten', Buffer.from('0123456789'));
    await expect(open().open('images/ten', { first: 10, last: 12 })).rejects.toThrow(RangeError);
  });

  test('what is not there is null, and deleting it is no error', async () => {
    expect(await open().get('images/none')).toBeNull();
    expect(await open().open('images/none')).toBeNull();
    expect(await open().open('images/none', { first: 0, last: 1 })).toBeNull();
    expect(await open().stat('images/none')).toBeNull();
    await open().delete('images/none');
  });

  test('a deleted file is gone', async () => {
    await open().put('images/gone', Buffer.from('x'));
    await open().delete('images/gone');
    expect(await open().get('images/gone')).toBeNull();
  });

  test.each(['../etc/passwd', 'images/../../etc/passwd', '/etc/passwd', 'images', 'images/a b', 'images//x', ''])(
    'the key %s is refused',
    async (key) => {
      await expect(open().get(key)).rejects.toThrow('not a file key');
      await expect(open().open(key)).rejects.toThrow('not a file key');
      await expect(open().stat(key)).rejects.toThrow('not a file key');
      await expect(open().put(key, Buffer.from('x'))).rejects.toThrow('not a file key');
      await expect(open().delete(key)).rejects.toThrow('not a file key');
    },
  );
}
