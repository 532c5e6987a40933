import type { Db } from '../../platform/database/database.ts';
import { applyChanges, type PostChange } from './store.ts';

/**
 * Writes single changes in groups: while one statement is on its way, what arrives waits for the next. Each caller still
 * waits for its own change to be committed, so that nothing is sent before its intent is on disk; a hundred posts that are
 * begun in the same millisecond cost one round trip.
 */
export interface GroupCommit {
  /** @returns whether the change was made: false when the post is no longer at the version that it was decided on. */
  apply(change: PostChange): Promise<boolean>;
}

interface Waiting {
  change: PostChange;
  resolve(made: boolean): void;
  reject(error: unknown): void;
}

const LARGEST_GROUP = 500;

function isDeadlock(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '40P01';
}

export function createGroupCommit(db: Db): GroupCommit {
  let queue: Waiting[] = [];
  let writing = false;

  async function write(group: Waiting[]): Promise<void> {
    const changes = group.map(({ change }) => change).sort((a, b) => (a.after.id < b.after.id ? -1 : 1));
    try {
      const made = await applyChanges(db, changes).catch((error: unknown) => {
        // The server chose us to give way to a transaction that moves a whole connection. Nothing was written.
        if (isDeadlock(error)) return applyChanges(db, changes);
        throw error;
      });
      for (const { change, resolve } of group) resolve(made.has(change.after.id));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function drain(): Promise<void> {
    writing = true;
    while (queue.length > 0) {
      // Two changes of one post in one statement would race within it: the second waits for the next group.
      const ids = new Set<string>();
      const group: Waiting[] = [];
      const later: Waiting[] = [];
      for (const waiting of queue) {
        const { id } = waiting.change.after;
        if (group.length < LARGEST_GROUP && !ids.has(id)) {
          ids.add(id);
          group.push(waiting);
        } else later.push(waiting);
      }
      queue = later;
      await write(group);
    }
    writing = false;
  }

  return {
    apply: (change) =>
      new Promise((resolve, reject) => {
        queue.push({ change, resolve, reject });
        if (!writing) void drain();
      }),
  };
}
