import type { Generated } from 'kysely'

interface PurchaseListTable {
  guid: Generated<string>
  owner_id: number | null
  organization_id: number | null
  author_id: number | null
  name: string
  created_at: Date
  changed_at: Date
  used_at: Generated<Date | null>
}

interface PurchaseListLineTable {
  list_guid: string
  product_id: number
  position: number
  /** Pieces. */
  quantity: number
}

/** Lists for repeated purchase. */
export interface PurchaseListTables {
  purchase_list: PurchaseListTable
  purchase_list_line: PurchaseListLineTable
}
