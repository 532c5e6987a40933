import { afterEach, expect, it, vi } from 'vitest';
import { removeTakes } from './take-files.ts';

afterEach(() => vi.unstubAllGlobals());

it('whoever logs out removes all takes but the one that is being written, which its writer removes', async () => {
  const names = new Set(['a.mp4', 'held.part', 'z.mp4']);
  const folder = {
    async *keys() {
      yield* [...names];
    },
    async removeEntry(name: string) {
      if (name === 'held.part') throw new DOMException('', 'NoModificationAllowedError');
      names.delete(name);
    },
  };
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) } });
  await removeTakes();
  expect([...names]).toEqual(['held.part']);
});
