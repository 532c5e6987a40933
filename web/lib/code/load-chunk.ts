import { CHUNK_TIMEOUT_MS } from '@yardsign/domain/site/limits';

/** A part of the program that did not come: the network dropped, or a newer build has replaced it. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Loads code with a limit of 120 seconds; every failure is a `ChunkLoadError`. */
export async function loadChunk<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    throw new ChunkLoadError(cause);
  } finally {
    clearTimeout(timer);
  }
}
