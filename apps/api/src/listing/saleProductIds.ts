import { createStaleWhileRevalidate } from '../cache/createStaleWhileRevalidate.ts'
import type { Database } from '../db/openDatabase.ts'
import { selectSaleProducts } from './listing.sql.ts'

const MAX_AGE_MS = 5_000

/** A sale may have tens of thousands of products, and each of its pages needs them all. */
const readersByDatabase = new WeakMap<Database, Map<number, () => Promise<number[]>>>()

/** Ids of the products of a sale, at most some seconds old. */
export function saleProductIds(db: Database, saleId: number): Promise<number[]> {
  const readers = readersByDatabase.get(db) ?? new Map<number, () => Promise<number[]>>()
  readersByDatabase.set(db, readers)
  const read = readers.get(saleId) ?? createStaleWhileRevalidate(MAX_AGE_MS, () => selectSaleProducts(db, saleId))
  readers.set(saleId, read)
  return read()
}
