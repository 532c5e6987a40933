import { expect, it, vi } from 'vitest';
import { base64ToBlob } from './base64-blob.ts';

it('a text in base 64 is read 512 characters at a time (UPL-022)', () => {
  const read = vi.spyOn(globalThis, 'atob');
  base64ToBlob(btoa('x'.repeat(1000)), 'image/png');
  expect(read.mock.calls.map(([slice]) => slice.length)).toEqual([512, 512, 312]);
  read.mockRestore();
});

it('bytes come out of base 64 as they went in, over many slices too', async () => {
  for (const length of [0, 1, 383, 384, 385, 5000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => index % 256);
    const blob = base64ToBlob(btoa(String.fromCharCode(...bytes)), 'image/png');
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
    expect(blob.type).toBe('image/png');
  }
});
