import { expect, it } from 'vitest';
import { base64ToBlob } from './base64-blob.ts';

it('bytes come out of base 64 as they went in, over many slices too', async () => {
  for (const length of [0, 1, 383, 384, 385, 5000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => index % 256);
    const blob = base64ToBlob(btoa(String.fromCharCode(...bytes)), 'image/png');
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
    expect(blob.type).toBe('image/png');
  }
});
