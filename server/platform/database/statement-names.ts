/** How many statements a process keeps prepared on each connection: more than it has hot paths, few enough to bound its memory. */
const MOST_NAMES = 400;
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
 * what runs once, such as a migration, is not worth keeping.
 */
export function createStatementNames(most = MOST_NAMES): StatementNames {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  let count = 0;
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= most) return known;
      if (!seen.delete(text)) {
        if (seen.size >= MOST_SEEN) seen.clear();
        seen.add(text);
        return undefined;
      }
      count += 1;
      const name = `s${count}`;
      names.set(text, name);
      return name;
    },
    renew() {
      names.clear();
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
