import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';

const WORDS = 'Mes\tDías';
const wide = (order: 'le' | 'be') =>
  [...`\uFEFF${WORDS}`].flatMap((sign) => {
    const code = sign.charCodeAt(0);
    const [low, high] = [code & 0xff, code >> 8];
    return order === 'le' ? [low, high] : [high, low];
  });

test.each([
  ['UTF-8', [...new TextEncoder().encode(WORDS)]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(WORDS)]],
  ['UTF-16', wide('le')],
  ['UTF-16, the high byte first', wide('be')],
  ['that of Windows', [...WORDS].map((sign) => sign.charCodeAt(0))],
])('a file is read in %s', async (_encoding, bytes) => {
  const file = { arrayBuffer: async () => new Uint8Array(bytes).buffer } as Blob;
  expect(await fileText(file)).toBe(WORDS);
});
