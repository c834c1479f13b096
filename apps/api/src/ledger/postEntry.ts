import type { Queryable } from '../db/openDatabase.ts'
import type { LedgerEntryRow } from '../db/paymentTables.ts'
import { insertEntry, recordFirstPayment, selectEntry } from './ledger.sql.ts'

export interface Posting {
  orderGuid: string
  /** Whose balance it belongs to; null for a person. */
  organizationId: number | null
  kind: LedgerEntryRow['kind']
  /** Kopecks. The kind gives the sign: charges and refunds raise what is owed, reversals and payments lower it. */
  amount: number
  /** What it is posted for, such as `order`, `payment`, `return`, and its id. */
  documentKind: string
  documentId: string
  at: Date
}

const RAISES: Record<Posting['kind'], boolean> = {
  charge: true,
  refund: true,
  'charge-reversal': false,
  payment: false,
}

/**
 * Adds an entry to the ledger in the caller's transaction. A document is posted once for each kind: a repeat changes
 * nothing. With its first payment an organization is no new one any more.
 * @returns false for a repeat
 * @throws Error when the same document was posted with another sum or for another order
 */
export async function postEntry(transaction: Queryable, posting: Posting): Promise<boolean> {
  const { orderGuid, organizationId, kind, documentKind, documentId, at } = posting
  const size = Math.abs(posting.amount)
  if (!Number.isSafeInteger(size)) throw new Error(`${posting.amount} is no sum in kopecks.`)
  const entry = {
    order_guid: orderGuid,
    organization_id: organizationId,
    kind,
    // Zero has no sign.
    amount: RAISES[kind] || size === 0 ? size : -size,
    document_kind: documentKind,
    document_id: documentId,
    at,
  }
  if (await insertEntry(transaction, entry)) {
    if (kind === 'payment' && organizationId !== null) await recordFirstPayment(transaction, organizationId)
    return true
  }
  const before = await selectEntry(transaction, entry)
  if (before?.amount !== entry.amount || before.order_guid !== orderGuid) {
    throw new Error(`The ${kind} of ${documentKind} ${documentId} stands in the ledger with another sum or order.`)
  }
  return false
}
