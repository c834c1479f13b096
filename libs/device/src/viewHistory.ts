import { promisifyRequest } from 'idb-keyval'
import { inDatabase, deleteOlder, lastRows } from './database.ts'
import type { DeviceDatabase } from './database.ts'

/** Maximum number sent to the server after a sign-in. */
export const MAX_VIEWS = 100

/** A product viewed by a guest. */
export interface ViewedProduct {
  productGuid: string
  /** Time of the last view, ISO 8601. */
  date: string
  /** The same in milliseconds since 1970. */
  timestamp: number
}

const PRODUCTS: DeviceDatabase = {
  name: 'products',
  store: 'viewHistory',
  create: (database) =>
    database.createObjectStore('viewHistory', { keyPath: 'productGuid' }).createIndex('timestamp', 'timestamp'),
}

/** Stores a view of a product. @returns false when it could not be stored */
export function rememberView(productGuid: string, now = new Date()): Promise<boolean> {
  const row: ViewedProduct = { productGuid, date: now.toISOString(), timestamp: now.getTime() }
  return inDatabase(PRODUCTS, 'readwrite', false, async (store) => {
    await promisifyRequest(store.put(row))
    await deleteOlder(store, MAX_VIEWS, store.index('timestamp'))
    return true
  })
}

/** Viewed products, the last one first. */
export function listViews(limit = MAX_VIEWS): Promise<ViewedProduct[]> {
  return inDatabase<ViewedProduct[]>(PRODUCTS, 'readonly', [], (store) => lastRows(store.index('timestamp'), limit))
}

/** Deletes views that were sent to the server; a product viewed again since then stays. */
export function forgetViews(views: readonly ViewedProduct[]): Promise<boolean> {
  return inDatabase(PRODUCTS, 'readwrite', false, async (store) => {
    for (const { productGuid, timestamp } of views) {
      const kept = await promisifyRequest<ViewedProduct | undefined>(store.get(productGuid))
      if (kept?.timestamp === timestamp) await promisifyRequest(store.delete(productGuid))
    }
    return true
  })
}
