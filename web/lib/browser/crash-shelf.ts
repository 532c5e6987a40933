import { readStored, writeStored } from './storage.ts';

const DATABASE = 'yardsign';
const STORE = 'kept';

/** Holds a text for this browser, through a crash of it. */
export interface CrashShelf {
  /** All copies that are found, in no order: each store may have another one. */
  read(): Promise<readonly string[]>;
  /** Replaces what is held, or removes it with null. Never throws, and holds up nobody. */
  write(text: string | null): void;
  /** Replaces what is held, and is done when it returns: of a page that is about to be gone. */
  writeAtOnce(text: string): void;
}

let opening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = window.indexedDB.open(DATABASE, 1);
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(new Error('indexedDB is closed to this page')));
  });
  return opening;
}

/** One change or one look at the store. @returns what was found, and nothing at all where the browser forbids the store. */
async function ask(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest,
): Promise<{ found: unknown } | undefined> {
  try {
    const database = await openDatabase();
    return await new Promise<{ found: unknown }>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const asked = request(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve({ found: asked.result }));
      transaction.addEventListener('abort', () => reject(new Error('not kept')));
    });
  } catch {
    // A member may have cleared the store while the page was open: the next call opens it anew.
    opening = undefined;
    return undefined;
  }
}

/**
 * A shelf under a key, in two stores of the browser. IndexedDB holds up no key that is typed and is on the disk as soon as it has answered,
 * so that it holds what was typed right before a crash. `localStorage` is written at once, so that it holds what a page says while it is
 * closed, and whatever there is where IndexedDB is forbidden.
 */
export function createCrashShelf(key: string): CrashShelf {
  let waiting: { text: string | null } | undefined;
  let isWriting = false;

  /** One change at a time; of those that wait, only the last one counts. */
  async function writeWaiting(): Promise<void> {
    isWriting = true;
    for (let next = waiting; next; next = waiting) {
      waiting = undefined;
      const { text } = next;
      const done = await ask('readwrite', (store) => (text === null ? store.delete(key) : store.put(text, key)));
      if (done === undefined) writeStored(key, (waiting ?? next).text);
    }
    isWriting = false;
  }

  function write(text: string | null): void {
    waiting = { text };
    if (!isWriting) void writeWaiting();
  }

  return {
    async read() {
      const kept = await ask('readonly', (store) => store.get(key));
      return [readStored(key), kept?.found].filter((text) => typeof text === 'string');
    },
    write(text) {
      if (text === null) writeStored(key, null);
      write(text);
    },
    writeAtOnce(text) {
      writeStored(key, text);
      write(text);
    },
  };
}
