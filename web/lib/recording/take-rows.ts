import type { Take } from './take.ts';

const DATABASE = 'yardsign.takes';
const TABLE = 'takes';

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the list of takes cannot be read')));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE, { keyPath: 'id' }));
  return settled(request);
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => {
      reject(transaction.error ?? new Error('the list of takes cannot be written'));
    });
  });
}

/**
 * Asks the list of takes something. What is written is on the disk when this is answered: files of no take are removed, so that no
 * take may be forgotten whose file is there.
 *
 * @throws DOMException where the browser keeps none, as in some private windows
 */
async function within<Value>(
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(TABLE, mode, { durability: 'strict' });
    const [value] = await Promise.all([settled(ask(transaction.objectStore(TABLE))), committed(transaction)]);
    return value;
  } finally {
    database.close();
  }
}

/** Writes anew what is known of a take, unless it was let go of meanwhile. @returns whether it is still known */
async function renew(take: Take): Promise<boolean> {
  const database = await openDatabase();
  try {
    const table = database.transaction(TABLE, 'readwrite').objectStore(TABLE);
    const known = await settled(table.getKey(take.id));
    if (known !== undefined) await settled(table.put(take));
    return known !== undefined;
  } finally {
    database.close();
  }
}

/** What is known of the takes of this browser, of whoever they are. */
export const takeRows = {
  all: (): Promise<Take[]> => within('readonly', (table) => table.getAll() as IDBRequest<Take[]>),
  put: (take: Take) => within('readwrite', (table) => table.put(take)),
  renew,
  remove: (id: string) => within('readwrite', (table) => table.delete(id)),
  clear: () => within('readwrite', (table) => table.clear()),
};
