import { promisifyRequest } from 'idb-keyval'

/** A database of the device with one store, version 1. */
export interface DeviceDatabase {
  name: string
  store: string
  /** Creates the store with its indexes. */
  create: (database: IDBDatabase) => void
}

/**
 * Runs an action in one transaction of a database. Returns `otherwise` on failure: storage blocked or full, a private
 * window, a database with another structure under the same name.
 */
export async function inDatabase<Result>(
  { name, store, create }: DeviceDatabase,
  mode: IDBTransactionMode,
  otherwise: Result,
  act: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  let database: IDBDatabase | undefined
  try {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => create(opening.result)
    database = await promisifyRequest(opening)
    const transaction = database.transaction(store, mode)
    const done = promisifyRequest(transaction)
    const [result] = await Promise.all([act(transaction.objectStore(store)), done])
    return result
  } catch {
    return otherwise
  } finally {
    database?.close()
  }
}

/** Rows of a store or an index, the last one first. */
export async function lastRows<Row>(index: IDBIndex | IDBObjectStore, limit: number): Promise<Row[]> {
  const rows: Row[] = []
  const request = index.openCursor(null, 'prev')
  for (;;) {
    const cursor = await promisifyRequest(request)
    if (!cursor || rows.length === limit) return rows
    rows.push(cursor.value as Row)
    cursor.continue()
  }
}

/** Deletes the first rows, in the order of the index or store, until the given number is left. */
export async function deleteOlder(
  store: IDBObjectStore,
  most: number,
  order: IDBIndex | IDBObjectStore = store,
): Promise<void> {
  const excess = (await promisifyRequest(store.count())) - most
  if (excess <= 0) return
  // An index has keys of its own; this reads the primary keys.
  const keys = await promisifyRequest(order.getAllKeys(null, excess))
  await Promise.all(keys.map((key) => promisifyRequest(store.delete(key))))
}
