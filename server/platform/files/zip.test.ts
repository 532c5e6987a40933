import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZippedFile, zipOf } from './zip.ts';

const AT = new Date('2026-11-22T10:00:00Z');

async function* filesOf(...files: ZippedFile[]): AsyncGenerator<ZippedFile> {
  yield* files;
}

test('an archive holds its files, and has given each away before the next is asked for', async () => {
  const made: string[] = [];
  async function* oneByOne(): AsyncGenerator<ZippedFile> {
    for (const name of ['a.jpg', 'b.jpg']) {
      made.push(name);
      yield { name, bytes: new TextEncoder().encode(name.repeat(100)) };
    }
  }
  const chunks: Uint8Array[] = [];
  let beforeSecond = 0;
  for await (const chunk of zipOf(oneByOne(), AT)) {
    chunks.push(chunk);
    if (made.length === 1) beforeSecond += chunk.length;
  }
  expect(beforeSecond).toBeGreaterThan(500);
  const unpacked = Object.entries(unzipSync(Buffer.concat(chunks)));
  expect(unpacked.map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['a.jpg', 'a.jpg'.repeat(100)],
    ['b.jpg', 'b.jpg'.repeat(100)],
  ]);
});

test('an archive ends with the failure of a file', async () => {
  async function* failing(): AsyncGenerator<ZippedFile> {
    yield* filesOf({ name: 'a', bytes: new Uint8Array(3) });
    throw new Error('cannot be drawn');
  }
  const drain = async () => {
    for await (const chunk of zipOf(failing(), AT)) expect(chunk.length).toBeGreaterThan(0);
  };
  await expect(drain()).rejects.toThrow('cannot be drawn');
});
