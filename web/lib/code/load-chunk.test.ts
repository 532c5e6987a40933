import { describe, expect, it } from 'vitest';
import { loadChunk } from './load-chunk.ts';

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
