import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface ShopUserTable {
  id: GeneratedAlways<number>
  login: string
  kind: 'private' | 'business' | 'staff'
  is_new_company: Generated<boolean>
  wholesale_type: ColumnType<string | null, string | null | undefined>
  /** 0…4 by the rules of prices. */
  wholesale_level: ColumnType<number | null, number | null | undefined>
  created_at: ColumnType<Date, Date | undefined, Date>
}

interface UserSessionTable {
  token_hash: Buffer
  user_id: number
  scope: 'access' | 'admin'
  created_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
}

interface SearchHistoryTable {
  id: GeneratedAlways<number>
  user_id: number
  query: string
  at: Date
}

/** Who shops, and by which cookies he is known. */
export interface SessionTables {
  shop_user: ShopUserTable
  user_session: UserSessionTable
  search_history: SearchHistoryTable
}
