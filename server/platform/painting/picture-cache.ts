/** Finished pictures, bounded by bytes; the one unused longest goes first. Nothing is right only because it is warm. */
export interface PictureCache {
  get(key: string): Buffer | undefined;
  set(key: string, bytes: Buffer): void;
}

export function createPictureCache(maxBytes: number): PictureCache {
  const kept = new Map<string, Buffer>();
  let total = 0;
  return {
    get(key) {
      const bytes = kept.get(key);
      if (!bytes) return undefined;
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    },
    set(key, bytes) {
      total += bytes.length - (kept.get(key)?.length ?? 0);
      kept.delete(key);
      kept.set(key, bytes);
      for (const [oldest, old] of kept) {
        if (total <= maxBytes) break;
        kept.delete(oldest);
        total -= old.length;
      }
    },
  };
}
