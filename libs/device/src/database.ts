import { promisifyRequest } from 'idb-keyval'

/** A database of the device with one store, version 1. */
export interface DeviceDatabase {
  name: string
  store: string
  /** Makes the store with its indexes. */
  create: (database: IDBDatabase) => void
}

/**
 * Does something in one transaction of a database; `otherwise` when the browser does not let it: storage that is blocked or
 * full, a private window, a database of another make under the same name.
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

/** Takes the first rows away, in the order of an index or of the store, until so many are left. */
export async function deleteOlder(
  store: IDBObjectStore,
  most: number,
  order: IDBIndex | IDBObjectStore = store,
): Promise<void> {
  const excess = (await promisifyRequest(store.count())) - most
  if (excess <= 0) return
  // Of an index, the rows' own keys as well.
  const keys = await promisifyRequest(order.getAllKeys(null, excess))
  await Promise.all(keys.map((key) => promisifyRequest(store.delete(key))))
}
