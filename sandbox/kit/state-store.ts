import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A value that survives the process when a file is named. Mutate `current` freely, then say `touch()`. */
export interface StateStore<T> {
  readonly current: T;
  replace(next: T): void;
  /** Marks the state as changed; a snapshot is written soon after. */
  touch(): void;
  /** Resolves once everything touched so far is on disk (at once without a file). */
  saved(): Promise<void>;
}

// Changes of the same few milliseconds go out in one write: an upload and its post, or two hundred posts at nine o'clock.
const GATHER_MS = 5;

/** A snapshot of an older version lacks what came later; each section gets its missing parts from a fresh one. */
function readSnapshot<T extends object>(file: string, fresh: () => T): T {
  const start = fresh();
  if (!existsSync(file)) return start;
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  const sections = Object.entries(start).map(([name, section]): [string, unknown] => [
    name,
    Object.assign({}, section, saved[name]),
  ]);
  return Object.fromEntries(sections) as T;
}

/**
 * Opens the state, an object of sections. The snapshot is written beside its place and renamed over it, so a process that is killed at any
 * moment leaves either the old snapshot or the new one, never half of one.
 */
export function createStateStore<T extends object>(file: string | undefined, fresh: () => T): StateStore<T> {
  let value = file === undefined ? fresh() : readSnapshot(file, fresh);
  let version = 0;
  let written = 0;
  let writing: Promise<void> | undefined;

  // One snapshot at a time, and each caller waits only for the one that holds its change: under a steady stream of
  // changes nobody waits for the stream to end.
  async function write(path: string): Promise<void> {
    mkdirSync(dirname(path), { recursive: true });
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    const target = version;
    await writeFile(`${path}.tmp`, JSON.stringify(value));
    await rename(`${path}.tmp`, path);
    written = target;
  }

  async function saved(): Promise<void> {
    if (file === undefined) return;
    const target = version;
    while (written < target) {
      writing ??= write(file).finally(() => {
        writing = undefined;
      });
      await writing;
    }
  }

  return {
    get current() {
      return value;
    },
    replace: (next) => {
      value = next;
    },
    touch: () => {
      version += 1;
      // A failed write is reported by whoever awaits `saved()` next; this early start is only to be quick.
      saved().catch(() => undefined);
    },
    saved,
  };
}
