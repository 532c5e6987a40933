import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tagOf } from '../content-tag.ts';
import type { Files } from '../files.ts';
import { type PartedFile, type PartedFiles, PartsAreOver } from '../parted-files.ts';

/** What every store of large files does, wherever it keeps them. @param open a store whose smallest part is `partBytes` */
export function keepsParts(open: () => { files: Files; parts: PartedFiles }, partBytes: number): void {
  let names = 0;

  async function arrive(file: PartedFile, number: number, body: Buffer): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'yardsign-part-'));
    const path = join(folder, 'part');
    await writeFile(path, body);
    return open().parts.keepPart(file, { number, path, bytes: body.length, tag: tagOf(body) });
  }
  const begin = () => open().parts.begin(`uploads/parted-${(names += 1)}`);
  const body = (letter: string, bytes = partBytes) => Buffer.alloc(bytes, letter);

  test('an upload that was begun in another store has nothing here, takes nothing, and is given up without a word', async () => {
    const file = { key: 'uploads/moved', storeId: 'of.another_store~1' };
    expect(await open().parts.list(file)).toEqual([]);
    await expect(arrive(file, 1, body('a'))).rejects.toThrow(PartsAreOver);
    await open().parts.abandon(file);
  });

  test('a file is made of its parts in order, whatever their order was, and of the last that came of each', async () => {
    const file = await begin();
    await arrive(file, 3, body('c', 7));
    await arrive(file, 1, body('x'));
    await arrive(file, 2, body('b'));
    await arrive(file, 1, body('a'));
    const parts = await open().parts.list(file);
    expect(parts.map(({ number, bytes }) => [number, bytes])).toEqual([
      [1, partBytes],
      [2, partBytes],
      [3, 7],
    ]);
    expect(await open().files.stat(file.key)).toBeNull();
    await open().parts.finish(file, parts);
    const whole = await open().files.get(file.key);
    expect(whole?.equals(Buffer.concat([body('a'), body('b'), body('c', 7)]))).toBe(true);
    // Its answer may have been lost.
    await open().parts.finish(file, parts);
    expect((await open().files.stat(file.key))?.bytes).toBe(2 * partBytes + 7);
    // Swift goes on naming the parts that it keeps the file in.
    expect([[], parts]).toContainEqual(await open().parts.list(file));
  });

  test('the tag of a part is the one that it is listed under', async () => {
    const file = await begin();
    const tag = await arrive(file, 1, body('a', 20));
    expect(await open().parts.list(file)).toEqual([{ number: 1, bytes: 20, tag }]);
  });

  test('what was given up is gone, and giving it up again is no error', async () => {
    const file = await begin();
    await arrive(file, 1, body('a', 20));
    await open().parts.abandon(file);
    await open().parts.abandon(file);
    expect(await open().parts.list(file)).toEqual([]);
    expect(await open().files.stat(file.key)).toBeNull();
  });

  test('no file is made of parts of which one was sent again with other bytes, and then one is, of what there is', async () => {
    const file = await begin();
    await arrive(file, 1, body('a'));
    await arrive(file, 2, body('b', 7));
    const before = await open().parts.list(file);
    await arrive(file, 1, body('x'));
    await expect(open().parts.finish(file, before)).rejects.toThrow(/part/i);
    expect(await open().files.stat(file.key)).toBeNull();
    await open().parts.finish(file, await open().parts.list(file));
    expect((await open().files.get(file.key))?.equals(Buffer.concat([body('x'), body('b', 7)]))).toBe(true);
  });

  test.each(['made', 'given up'])(
    'a part that comes once the file is %s is refused, and nothing of it stays',
    async (what) => {
      const file = await begin();
      await arrive(file, 1, body('a', 20));
      const parts = await open().parts.list(file);
      await (what === 'made' ? open().parts.finish(file, parts) : open().parts.abandon(file));
      await expect(arrive(file, 1, body('x', 20))).rejects.toThrow(PartsAreOver);
      const made = await open().files.get(file.key);
      expect(made?.toString()).toBe(what === 'made' ? 'a'.repeat(20) : undefined);
    },
  );

  test('parts of two files on their way do not meet', async () => {
    const [one, other] = [await begin(), await begin()];
    await arrive(one, 1, body('a', 20));
    expect(await open().parts.list(other)).toEqual([]);
  });
}
