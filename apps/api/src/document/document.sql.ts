import type { DocumentKind } from '@verstak/contracts/document'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { TransferDocument } from './transferDocument.ts'

/** The organization that a user buys for, with his role in it. */
export const findActingMember = (db: Queryable, userId: number) =>
  db
    .selectFrom('organization_member')
    .select(['organization_id', 'role'])
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst()

export const hasTransferDocument = async (db: Queryable, orderGuid: string): Promise<boolean> =>
  (await db
    .selectFrom('order_document')
    .select('kind')
    .where('order_guid', '=', orderGuid)
    .where('kind', '=', 'transfer')
    .executeTakeFirst()) !== undefined

/** The goods of an order as they were placed, and its invoice. */
export async function selectTransferred(db: Queryable, orderGuid: string) {
  const lines = await db
    .selectFrom('order_line')
    .select(['name', 'sku', 'quantity', 'price', 'discount', 'vat_rate'])
    .where('order_guid', '=', orderGuid)
    .orderBy('position')
    .execute()
  const invoice = await db
    .selectFrom('invoice')
    .select('document')
    .where('order_guid', '=', orderGuid)
    .executeTakeFirst()
  return { lines, invoice: invoice?.document ?? null }
}

/** The buyer of a paper. */
export const selectBuyer = (db: Queryable, organizationId: number) =>
  db
    .selectFrom('organization')
    .select(['name', 'inn', 'kpp', 'legal_address'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()

/** Takes the next number of a year; its counter stays locked until the transaction ends, and goes back with it. */
export async function nextTransferNumber(db: Queryable, year: number): Promise<number> {
  const { last } = await db
    .insertInto('document_counter')
    .values({ kind: 'transfer', year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({ last: sql<number>`document_counter.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertTransferDocument(
  db: Queryable,
  orderGuid: string,
  { document, year, at }: { document: TransferDocument; year: number; at: Date },
): Promise<void> {
  await db
    .insertInto('order_document')
    .values({
      ...{ order_guid: orderGuid, kind: 'transfer', year, number: document.number },
      ...{ made_at: at, data: JSON.stringify(document) },
    })
    .execute()
}

/** Papers of an organization; absent fields do not restrict. */
export interface DocumentFilter {
  organizationId: number
  /** Of this user's own orders only. */
  userId?: number | undefined
  kind?: DocumentKind | undefined
  orderGuid?: string | undefined
  /** Part of a number, digits. */
  digits?: string | undefined
  from?: Date | undefined
  before?: Date | undefined
}

/** Papers, the newest first, and how many fit the filter. */
export async function selectDocumentPage(
  db: Queryable,
  filter: DocumentFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const { organizationId, userId, kind, orderGuid, digits, from, before } = filter
  const conditions = [
    sql`placed.organization_id = ${organizationId}`,
    ...(userId === undefined ? [] : [sql`placed.user_id = ${userId}`]),
    ...(kind === undefined ? [] : [sql`paper.kind = ${kind}`]),
    ...(orderGuid === undefined ? [] : [sql`placed.guid = ${orderGuid}::uuid`]),
    ...(digits === undefined
      ? []
      : [sql`(position(${digits} in paper.number::text) > 0 or position(${digits} in placed.number::text) > 0)`]),
    ...(from === undefined ? [] : [sql`paper.made_at >= ${from}`]),
    ...(before === undefined ? [] : [sql`paper.made_at < ${before}`]),
  ]
  const papers = sql`
    from (select order_guid, 'invoice' as kind, number, created_at as made_at from invoice
      union all select order_guid, kind, number, made_at from order_document) paper
    join customer_order placed on placed.guid = paper.order_guid
    where ${sql.join(conditions, sql` and `)}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${papers}`.execute(db)
  const { rows } = await sql<{
    kind: DocumentKind
    number: number
    made_at: Date
    order_guid: string
    order_number: number
    sum: number
    status: string
  }>`
    select paper.kind, paper.number, paper.made_at, placed.guid as order_guid, placed.number as order_number, placed.sum,
      placed.status ${papers}
    order by paper.made_at desc, paper.kind desc, paper.number desc limit ${limit} offset ${offset}`.execute(db)
  return { total: counted.rows[0]!.total, rows }
}

/** A transfer document for a member of its organization; a purchaser has those of his own orders. */
export const findOwnTransferDocument = (db: Queryable, orderGuid: string, userId: number) =>
  ofMember(db, orderGuid, userId)
    .innerJoin('order_document', 'order_document.order_guid', 'customer_order.guid')
    .select('order_document.data')
    .where('order_document.kind', '=', 'transfer')
    .executeTakeFirst()

/** The same for an invoice. */
export const findOwnInvoice = (db: Queryable, orderGuid: string, userId: number) =>
  ofMember(db, orderGuid, userId)
    .innerJoin('invoice', 'invoice.order_guid', 'customer_order.guid')
    .select('invoice.document')
    .executeTakeFirst()

const ofMember = (db: Queryable, orderGuid: string, userId: number) =>
  db
    .selectFrom('customer_order')
    .innerJoin('organization_member', 'organization_member.organization_id', 'customer_order.organization_id')
    .where('customer_order.guid', '=', orderGuid)
    .where('organization_member.user_id', '=', userId)
    .where((row) =>
      row.or([row('organization_member.role', '<>', 'purchaser'), row('customer_order.user_id', '=', userId)]),
    )
