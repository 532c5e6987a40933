const FRESH_MS = 15 * 60_000;
/**
 * An answer of the library is good for a quarter of an hour, and kept as long, whether a page shows it or not. The library changes rarely; what a
 * change of brand makes old is invalidated by who changes it and by `watchBrand`, under `['content']`; whoever logs out takes all of it along.
 */
export const KEPT = { staleTime: FRESH_MS, gcTime: FRESH_MS } as const;
