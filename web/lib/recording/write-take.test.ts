import { expect, it } from 'vitest';
import type { SyncFile } from './sync-file.ts';
import { writerOf } from './write-take.ts';

/** A file that notes what happens to it. */
function noted() {
  const happened: string[] = [];
  let size = 0;
  const file: SyncFile = {
    write(data, { at }) {
      happened.push(`write ${data.length} at ${at}`);
      size = Math.max(size, at + data.length);
      return data.length;
    },
    getSize: () => size,
    truncate: () => {},
    flush: () => happened.push('flush'),
    close: () => {},
  };
  return { file, happened };
}

const piece = (bytes: number, position: number) => ({ type: 'write' as const, data: new Uint8Array(bytes), position });

it('a piece of a take is on the disk before it is told of', async () => {
  const { file, happened } = noted();
  const writer = writerOf(file, (bytes) => happened.push(`told ${bytes}`)).getWriter();
  await writer.write(piece(40, 0));
  await writer.write(piece(8, 32));
  expect(happened).toEqual(['write 40 at 0', 'flush', 'told 40', 'write 8 at 32', 'flush', 'told 40']);
});

it('what is made of a take afterwards is put on the disk once, by whoever made it', async () => {
  const { file, happened } = noted();
  const writer = writerOf(file).getWriter();
  await writer.write(piece(40, 0));
  await writer.write(piece(8, 40));
  expect(happened).toEqual(['write 40 at 0', 'write 8 at 40']);
});
