/** How many statements a process keeps prepared on each connection: more than it has hot paths, few enough to bound its memory. */
const MOST_NAMES = 600;
/** Texts that were seen once. Lists of changing length make ever new ones, which must not be kept for good. */
const MOST_SEEN = 1000;

export interface StatementNames {
  /** The name to prepare a statement under, or undefined for one that is not worth it (yet). */
  nameOf(text: string): string | undefined;
  /** Gives every statement another name from now on: what was prepared no longer fits the tables. */
  renew(): void;
}

/**
 * Names statements, so that the database parses and plans each of them once. A text is named when it comes for the second time:
 * what runs once, such as a migration, is not worth keeping. The name that was used longest ago makes room for a new one.
 *
 * @param options.onDrop told of names that are not used any more.
 */
export function createStatementNames(options: { most?: number; onDrop?: (name: string) => void } = {}): StatementNames {
  const { most = MOST_NAMES, onDrop } = options;
  const names = new Map<string, string>();
  const seen = new Set<string>();
  let count = 0;

  function drop(text: string): void {
    const name = names.get(text);
    names.delete(text);
    if (name !== undefined) onDrop?.(name);
  }

  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined) {
        // Last again, so that the first is the one that was used longest ago.
        names.delete(text);
        names.set(text, known);
        return known;
      }
      if (!seen.delete(text)) {
        if (seen.size >= MOST_SEEN) seen.clear();
        seen.add(text);
        return undefined;
      }
      const [oldest] = names.keys();
      if (names.size >= most && oldest !== undefined) drop(oldest);
      count += 1;
      const name = `s${count}`;
      names.set(text, name);
      return name;
    },
    renew() {
      for (const text of [...names.keys()]) drop(text);
    },
  };
}

/** What the database says when a prepared statement no longer fits its tables, or is gone. */
const OUTDATED = new Set(['0A000', '26000']);

/** Whether a statement failed only because it had been prepared earlier. PostgreSQL: `0A000` also names what it cannot do at all. */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    OUTDATED.has(String(error.code)) &&
    /cached plan|prepared statement/.test(error.message)
  );
}
