import type { Queryable } from '../db/openDatabase.ts'
import { sumEntries } from './ledger.sql.ts'

/** Whose balance: of an order, or of an organization over all its orders. */
export type BalanceOwner = { orderGuid: string } | { organizationId: number }

/** Kopecks owed to the shop: the sum of the ledger. Below zero the shop owes. */
export const balanceOf = (db: Queryable, owner: BalanceOwner): Promise<number> =>
  'orderGuid' in owner
    ? sumEntries(db, 'order_guid', owner.orderGuid)
    : sumEntries(db, 'organization_id', owner.organizationId)
