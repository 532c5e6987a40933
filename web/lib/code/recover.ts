import { ChunkLoadError } from './load-chunk.ts';
import { reloadOnce } from './reload-once.ts';
import { hasTypedHere } from './typed.ts';

function reloadHere(): boolean {
  if (!navigator.onLine) return false;
  try {
    return reloadOnce(window.location.pathname, {
      storage: sessionStorage,
      now: Date.now(),
      reload: () => window.location.reload(),
    });
  } catch {
    // Without storage nothing could remember that it was tried.
    return false;
  }
}

/** For a page that did not come: the one reload of its address. Answers whether the page is leaving. */
export function reloadForPage(error: unknown): boolean {
  return error instanceof ChunkLoadError && reloadHere();
}

/** For a part of a page that did not come: the same, unless something was typed, which a reload would take away. */
export function reloadForPart(error: unknown): boolean {
  return error instanceof ChunkLoadError && !hasTypedHere() && reloadHere();
}
