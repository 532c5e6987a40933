import { useEffect } from 'react';
import { ChunkLoadError } from '../../lib/code/load-chunk.ts';

const AGAIN_MS = 20_000;

/** Tries a part again when the connection is back, and after a while. A fault of the part itself would only come again. */
export function RetryUnseen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = error instanceof ChunkLoadError;
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = window.setTimeout(onRetry, AGAIN_MS);
    window.addEventListener('online', onRetry);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', onRetry);
    };
  }, [isMissing, onRetry]);
  return null;
}
