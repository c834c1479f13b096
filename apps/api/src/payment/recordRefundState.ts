import { backOfficeTexts } from '../back-office/backOffice.texts.ts'
import { recordChange } from '../back-office/recordChange.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { OrderRow } from '../db/orderTables.ts'
import type { RefundRow } from '../db/paymentTables.ts'

export interface RefundStep extends Pick<RefundRow, 'amount' | 'state'> {
  now: Date
  /** Null: it is new. */
  before: RefundRow['state'] | null
}

/** Writes into the journal how money goes back, which the shop does by itself. The order's row is locked by the caller. */
export const recordRefundState = (
  db: Queryable,
  { guid, number }: Pick<OrderRow, 'guid' | 'number'>,
  { amount, before, state, now }: RefundStep,
) =>
  recordChange(
    db,
    { userId: null, name: backOfficeTexts.shop, now },
    {
      ...{ entity: 'order', entity_id: guid, name: String(number) },
      fields: [
        { field: 'refund', old: before, new: state },
        { field: 'amount', old: null, new: amount },
      ],
    },
  )
