import type { Tables } from './tables.ts';
import type { WriteWatch } from './write-watch.ts';

/** Answers of the database that are kept in this process for a moment. */
export interface Memory {
  /**
   * The kept answer, or the one that `load` brings. Callers that come while it is being brought wait for the same.
   *
   * @param isKept whether an answer may be kept; all when left out.
   */
  recall<Value>(key: string, load: () => Promise<Value>, isKept?: (value: Value) => boolean): Promise<Value>;
  /** How many answers are kept now. */
  readonly size: number;
}

export interface MemoryOptions {
  watch: WriteWatch;
  /** What the answers are read from. A write to one of them through this process drops all that is kept, before the writer goes on. */
  tables: readonly (keyof Tables)[];
  /** Milliseconds after which another process's writes are seen for certain. */
  forMs: number;
  /** Milliseconds that only ever grow. The product's own clock can be moved. */
  elapsed: () => number;
  /** The oldest go first. */
  most: number;
}

interface Kept {
  since: number;
  value: Promise<unknown>;
}

/**
 * Keeps answers for at most `forMs`, and drops them at once when what they were read from is written in this process. Nothing
 * may be right only because of it: it is asked where a moment of age does no harm.
 */
export function createMemory({ watch, tables, forMs, elapsed, most }: MemoryOptions): Memory {
  const kept = new Map<string, Kept>();
  watch.onWrite(tables, () => kept.clear());

  function forget(key: string, entry: Kept): void {
    if (kept.get(key) === entry) kept.delete(key);
  }

  /** In the order of their age: those that nobody may be given any more, and those beyond what is kept. */
  function dropOld(now: number): void {
    for (const [key, { since }] of kept) {
      if (now - since < forMs && kept.size <= most) return;
      kept.delete(key);
    }
  }

  return {
    get size() {
      return kept.size;
    },
    recall<Value>(key: string, load: () => Promise<Value>, isKept?: (value: Value) => boolean): Promise<Value> {
      const now = elapsed();
      const known = kept.get(key);
      if (known && now - known.since < forMs) return known.value as Promise<Value>;
      // Deleted first, so that what is read again counts as new.
      kept.delete(key);
      const value = load();
      const entry = { since: now, value };
      kept.set(key, entry);
      dropOld(now);
      void value.then(
        (answer) => {
          if (isKept?.(answer) === false) forget(key, entry);
        },
        () => forget(key, entry),
      );
      return value;
    },
  };
}
