import { int32, noChanges, type Columns, type SortOrders } from './columns.ts'
import { parseReferences, type ReferenceTexts } from './catalogueState.ts'
import type { IndexView } from './IndexView.ts'
import type { TextData, TextSearch } from './TextMatcher.ts'

/** The index as threads pass it to each other: shared memory and texts, so nothing large is copied. */
export interface IndexData {
  /** Of the database that it was read from; see `DatabaseSnapshot`. */
  identity: string
  /** pg_snapshot as text: what was visible in it is in the index. */
  snapshot: string
  /** Id of the snapshot file that holds the index, also stored in the database; null before there is one. */
  token: string | null
  references: ReferenceTexts
  columns: Columns
  orders: SortOrders
  mainSize: number
  size: number
  /** Of the main rows, then of the tail. */
  texts: TextData[]
  /** First a counter that every change raises, then its value when a row of each block (`blockOf`) last changed. */
  changes: Int32Array<SharedArrayBuffer>
  /** The counter when the orders were last sorted: rows that changed before stand in their places. */
  orderVersion: number
  /** `orderVersion` of the last update that readers have taken. */
  readerOrderVersion: Int32Array<SharedArrayBuffer>
}

/** Change counters of an index in which nothing has changed yet. */
export const noChangesYet = (rows: number): Pick<IndexData, 'changes' | 'orderVersion' | 'readerOrderVersion'> => ({
  changes: noChanges(rows),
  orderVersion: 0,
  readerOrderVersion: int32(1),
})

/** What an update brings to readers; the references stay. */
export type IndexUpdate = Pick<IndexData, 'orders' | 'size' | 'texts' | 'orderVersion'>

/** Opens an index that another thread made. */
export function openIndexData(data: IndexData, search: TextSearch): IndexView {
  return {
    references: parseReferences(data.references),
    columns: data.columns,
    orders: data.orders,
    mainSize: data.mainSize,
    size: data.size,
    text: search.createMatcher(data.texts),
    changes: data.changes,
    orderVersion: data.orderVersion,
    readerOrderVersion: data.readerOrderVersion,
  }
}

/** The view after an update. */
export function updateView(view: IndexView, { texts, ...update }: IndexUpdate, search: TextSearch): IndexView {
  return { ...view, ...update, text: search.createMatcher(texts) }
}
