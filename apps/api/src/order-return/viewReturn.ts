import type { OrderReturn } from '@verstak/contracts/orderReturn'
import type { Queryable } from '../db/openDatabase.ts'
import type { OrderReturnRow } from '../db/orderTables.ts'
import { notFound } from '../DomainError.ts'
import { selectReturn, selectReturnLines, type ReturnLineRow } from './orderReturn.sql.ts'
import { countReturnPhotos } from './returnPhoto.sql.ts'

/** Requests as shopper and staff see them. */
export async function viewReturns(db: Queryable, rows: readonly OrderReturnRow[]): Promise<OrderReturn[]> {
  const guids = rows.map(({ guid }) => guid)
  const [lines, photos] = [await selectReturnLines(db, guids), await countReturnPhotos(db, guids)]
  return rows.map((row) => ({
    ...toReturn(
      row,
      lines.filter(({ return_guid }) => return_guid === row.guid),
    ),
    photoCount: photos.get(row.guid) ?? 0,
  }))
}

/** One request. @throws DomainError `not-found` */
export async function viewReturn(db: Queryable, guid: string): Promise<OrderReturn> {
  const row = await selectReturn(db, guid)
  const [view] = row ? await viewReturns(db, [row]) : []
  if (!view) throw notFound('returnGuid', `There is no return ${guid}.`)
  return view
}

const toReturn = (row: OrderReturnRow, lines: readonly ReturnLineRow[]): OrderReturn => ({
  guid: row.guid,
  state: row.state,
  reason: row.reason,
  comment: row.comment,
  requestedAt: row.requested_at.toISOString(),
  refundDueAt: row.refund_due_at.toISOString(),
  ...(row.refunded_at && { refundedAt: row.refunded_at.toISOString() }),
  answer: row.answer,
  amount: row.amount,
  deliveryAmount: row.delivery_amount,
  lines: lines.map(({ position, name, quantity, approved, amount }) => ({
    position,
    name,
    quantity,
    amount,
    ...(approved !== null && { approved }),
  })),
})
