import type { Generated, GeneratedAlways } from 'kysely'

interface MarkOwnerTable {
  id: GeneratedAlways<number>
  user_id: number | null
  token_hash: Buffer | null
  created_at: Date
  updated_at: Date
  revision: Generated<number>
}

interface FavoritesListTable {
  id: GeneratedAlways<number>
  guid: Generated<string>
  owner_id: number
  name: string | null
  sharing_key: Generated<string | null>
  created_at: Date
}

interface FavoritesItemTable {
  list_id: number
  product_id: number
  created_at: Date
  is_left: Generated<boolean>
  position: Generated<number>
  note: Generated<string | null>
  quantity: Generated<number>
  added_price: Generated<number | null>
  missing_region_id: Generated<number | null>
}

interface FavoritesRemovedTable {
  list_id: number
  product_id: number
  item: unknown
  removed_at: Date
}

interface CompareItemTable {
  owner_id: number
  product_id: number
  created_at: Date
  is_left: Generated<boolean>
  position: Generated<number | null>
}

interface CompareShareTable {
  key: string
  product_ids: number[]
  used_at: Date
}

/** Favourites and comparisons. */
export interface MarkTables {
  mark_owner: MarkOwnerTable
  favorites_list: FavoritesListTable
  favorites_item: FavoritesItemTable
  favorites_removed: FavoritesRemovedTable
  compare_item: CompareItemTable
  compare_share: CompareShareTable
}
