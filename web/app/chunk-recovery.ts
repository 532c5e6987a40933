import type { ComponentType } from 'react';
import { CHUNK_TIMEOUT_MS } from '@yardsign/domain/site/limits';

const FLAG = 'yardsign.chunk-reload';

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

interface RecoveryPorts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload: () => void;
}

/** On the first failure reloads the page once (a flag of this tab remembers it); answers false when that was tried. */
export function reloadOnce({ storage, reload }: RecoveryPorts): boolean {
  if (storage.getItem(FLAG) !== null) return false;
  storage.setItem(FLAG, '1');
  reload();
  return true;
}

/** A page that came through ends the emergency: the next failure may reload again. */
export function chunkArrived(storage: RecoveryPorts['storage']): void {
  storage.removeItem(FLAG);
}

/** Loads the code of a page; on the first failure reloads, and then never settles, because the page is leaving. */
export async function loadPage(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    const page = await loadChunk(load);
    chunkArrived(sessionStorage);
    return page;
  } catch (error) {
    if (navigator.onLine && reloadOnce({ storage: sessionStorage, reload: () => window.location.reload() })) {
      return new Promise<never>(() => undefined);
    }
    throw error;
  }
}
