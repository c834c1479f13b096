import { int32, noChanges, type Columns, type SortOrders } from './columns.ts'
import { parseReferences, type ReferenceTexts } from './catalogueState.ts'
import type { IndexView } from './IndexView.ts'
import type { TextData, TextSearch } from './TextMatcher.ts'

/** The index as threads hand it to each other: shared memory and texts, so nothing large is copied. */
export interface IndexData {
  /** Of the database that it was read from; see `DatabaseMoment`. */
  identity: string
  /** What was visible in this snapshot is in the index. */
  snapshot: string
  /** Stands in the database once the index was written to a file. */
  token: string | null
  references: ReferenceTexts
  columns: Columns
  orders: SortOrders
  mainSize: number
  size: number
  /** Of the main rows, then of the tail. */
  texts: TextData[]
  /** First a number that every change raises, then what it was when a row of each block (`blockOf`) last changed. */
  changes: Int32Array<SharedArrayBuffer>
  /** That number when the orders were last mended: what changed before is in its place. */
  settled: number
  /** What `settled` was in the last update that readers turned to. */
  turned: Int32Array<SharedArrayBuffer>
}

/** Of an index in which nothing changed yet. */
export const unchanged = (rows: number): Pick<IndexData, 'changes' | 'settled' | 'turned'> => ({
  changes: noChanges(rows),
  settled: 0,
  turned: int32(1),
})

/** What changes for readers while the references stay. */
export type IndexUpdate = Pick<IndexData, 'orders' | 'size' | 'texts' | 'settled'>

/** Opens what another thread made. */
export function openIndexData(data: IndexData, search: TextSearch): IndexView {
  return {
    references: parseReferences(data.references),
    columns: data.columns,
    orders: data.orders,
    mainSize: data.mainSize,
    size: data.size,
    text: search.createMatcher(data.texts),
    changes: data.changes,
    settled: data.settled,
    turned: data.turned,
  }
}

/** The same after an update. */
export function updateView(view: IndexView, { texts, ...update }: IndexUpdate, search: TextSearch): IndexView {
  return { ...view, ...update, text: search.createMatcher(texts) }
}
