/** Stands for every table: a statement may have written to any. */
const EVERY = '*';

/** What is known of the statements of this process, on any connection. */
export interface WriteWatch {
  /** Calls back after a write to one of these tables, or to one that cannot be told, can no longer be undone. @returns how to stop it. */
  onWrite(tables: readonly string[], listener: () => void): () => void;
  /** Calls back for every statement. @returns how to stop it. */
  onStatement(listener: (text: string) => void): () => void;
  /** Says that tables were written past this watch; all of them when none is named. */
  changed(tables?: readonly string[]): void;
  /** For the driver. */
  noteStatement(text: string): void;
  /** For the driver: the tables that a statement writes to. */
  writtenBy(text: string): readonly string[];
}

const WRITES = /\b(?:insert into|delete from|update)\s+(?:only\s+)?"?(\w+)"?(?=[\s(;]|$)/gi;
const READS_ONLY = /^\s*(?:select|with|insert|update|delete|begin|start|commit|rollback|savepoint|release|set|show)\b/i;

/**
 * The tables that a text writes to. It may name one too many, which only makes somebody read again; what is no common statement
 * (`truncate`, `alter`, …) may write to any.
 */
export function writtenTables(text: string): readonly string[] {
  if (!READS_ONLY.test(text)) return [EVERY];
  const tables = [...text.matchAll(WRITES)].map(([, table = '']) => table.toLowerCase());
  return [...new Set(tables)];
}

/** Texts whose tables are remembered: as many as there are statements in the sources, and some. */
const MOST_TEXTS = 2000;

export function createWriteWatch(): WriteWatch {
  const listeners = new Set<{ tables: ReadonlySet<string>; listener: () => void }>();
  const statementListeners = new Set<(text: string) => void>();
  const known = new Map<string, readonly string[]>();
  return {
    onWrite(tables, listener) {
      const added = { tables: new Set(tables), listener };
      listeners.add(added);
      return () => listeners.delete(added);
    },
    onStatement(listener) {
      statementListeners.add(listener);
      return () => statementListeners.delete(listener);
    },
    changed(tables = [EVERY]) {
      for (const { tables: wanted, listener } of listeners)
        if (tables.some((table) => table === EVERY || wanted.has(table))) listener();
    },
    noteStatement(text) {
      for (const listener of statementListeners) listener(text);
    },
    writtenBy(text) {
      let tables = known.get(text);
      if (tables === undefined) {
        tables = writtenTables(text);
        if (known.size >= MOST_TEXTS) known.clear();
        known.set(text, tables);
      }
      return tables;
    },
  };
}
