import { MAX_LIST_ROWS, type ListRowInput } from '@verstak/contracts/cartList'
import { ListFailure } from './ListFailure.ts'

/** All rows of a list that is not too long. @throws ListFailure `empty`, `too-many-rows` */
export function limitRows(rows: ListRowInput[]): ListRowInput[] {
  if (rows.length === 0) throw new ListFailure('empty')
  if (rows.length > MAX_LIST_ROWS) throw new ListFailure('too-many-rows')
  return rows
}
