import { sql, type Insertable } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { PaymentTables } from '../db/paymentTables.ts'

type NewEntry = Insertable<PaymentTables['ledger_entry']>

/** @returns false where the document already has such an entry */
export async function insertEntry(db: Queryable, entry: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ledger_entry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['document_kind', 'document_id', 'kind']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export const selectEntry = (
  db: Queryable,
  { document_kind, document_id, kind }: Pick<NewEntry, 'document_kind' | 'document_id' | 'kind'>,
) =>
  db
    .selectFrom('ledger_entry')
    .select(['order_guid', 'amount'])
    .where('document_kind', '=', document_kind)
    .where('document_id', '=', document_id)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** Sum of entries in kopecks, 0 without any. */
export async function sumEntries(
  db: Queryable,
  column: 'order_guid' | 'organization_id',
  value: string | number,
): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_entry')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow()
  return sum
}

export const recordFirstPayment = (db: Queryable, organizationId: number) =>
  db
    .updateTable('organization')
    .set({ is_new: false })
    .where('id', '=', organizationId)
    .where('is_new', '=', true)
    .execute()
