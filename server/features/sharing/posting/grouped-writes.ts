import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Writes single items in groups: while one statement is on its way, what arrives waits for the next. Each caller still
 * waits for its own item to be committed, so that nothing is sent before its intent is on disk; a hundred posts that are
 * begun in the same millisecond cost one round trip.
 */
export interface GroupedWrites<Item> {
  /** @returns whether the item was written: `write` may leave some out. */
  apply(item: Item): Promise<boolean>;
}

interface Waiting<Item> {
  item: Item;
  resolve(written: boolean): void;
  reject(error: unknown): void;
}

const LARGEST_GROUP = 500;
/** A group as large as this one tells of a herd: the next gathers for a moment, since a statement costs much the same for five as for fifty. */
const HERD = 10;
const GATHER_MS = 8;

function isDeadlock(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '40P01';
}

/** @param write writes all items in one statement and answers the keys of those that were written. */
export function createGroupedWrites<Item>(
  keyOf: (item: Item) => string,
  write: (items: readonly Item[]) => Promise<ReadonlySet<string>>,
): GroupedWrites<Item> {
  let queue: Waiting<Item>[] = [];
  let writing = false;

  async function writeGroup(group: Waiting<Item>[]): Promise<void> {
    const items = group.map(({ item }) => item).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    try {
      const written = await write(items).catch((error: unknown) => {
        // The server chose us to give way to a transaction that moves a whole connection. Nothing was written.
        if (isDeadlock(error)) return write(items);
        throw error;
      });
      for (const { item, resolve } of group) resolve(written.has(keyOf(item)));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function drain(): Promise<void> {
    writing = true;
    while (queue.length > 0) {
      // Two items of one key in one statement would race within it: the second waits for the next group.
      const keys = new Set<string>();
      const group: Waiting<Item>[] = [];
      const later: Waiting<Item>[] = [];
      for (const waiting of queue) {
        const key = keyOf(waiting.item);
        if (group.length < LARGEST_GROUP && !keys.has(key)) {
          keys.add(key);
          group.push(waiting);
        } else later.push(waiting);
      }
      queue = later;
      await writeGroup(group);
      if (group.length >= HERD && queue.length < LARGEST_GROUP) await sleep(GATHER_MS);
    }
    writing = false;
  }

  return {
    apply: (item) =>
      new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        if (!writing) void drain();
      }),
  };
}
