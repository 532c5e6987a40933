import { describe, expect, it } from 'vitest';
import { chunkArrived, loadChunk, reloadOnce } from './chunk-recovery.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('loadChunk', () => {
  it('hands on what was loaded', async () => {
    await expect(loadChunk(async () => 'page')).resolves.toBe('page');
  });

  it('names every failure ChunkLoadError and keeps its cause', async () => {
    const cause = new Error('Failed to fetch dynamically imported module');
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause });
  });

  it('gives up on code that never comes', async () => {
    await expect(loadChunk(() => new Promise(() => undefined), 1)).rejects.toMatchObject({ name: 'ChunkLoadError' });
  });
});

describe('reloadOnce', () => {
  it('reloads the first time only, until a page has come through', () => {
    const storage = memory();
    let reloads = 0;
    const reload = () => void (reloads += 1);
    expect([reloadOnce({ storage, reload }), reloadOnce({ storage, reload })]).toEqual([true, false]);
    chunkArrived(storage);
    expect(reloadOnce({ storage, reload })).toBe(true);
    expect(reloads).toBe(2);
  });
});
