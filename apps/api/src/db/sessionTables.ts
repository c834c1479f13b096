import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface ShopUserTable {
  id: GeneratedAlways<number>
  login: string
  first_name: ColumnType<string | null, string | null | undefined>
  last_name: ColumnType<string | null, string | null | undefined>
  email: ColumnType<string | null, string | null | undefined>
  /** Ten digits, without the leading 7. */
  phone: ColumnType<string | null, string | null | undefined>
  is_trusted: Generated<boolean>
  is_staff: Generated<boolean>
  created_at: ColumnType<Date, Date | undefined, Date>
}

interface OrganizationTable {
  id: GeneratedAlways<number>
  crm_id: ColumnType<string | null, string | null | undefined>
  name: string
  inn: string
  kpp: string | null
  activity_type: ColumnType<string | null, string | null | undefined>
  has_extended_access: Generated<boolean>
  is_schlumberger: Generated<boolean>
  is_new: Generated<boolean>
  wholesale_type: ColumnType<string | null, string | null | undefined>
  /** 0…4, see the price rules. */
  wholesale_level: ColumnType<number | null, number | null | undefined>
  created_at: ColumnType<Date, Date | undefined, Date>
}

interface OrganizationMemberTable {
  user_id: number
  organization_id: number
  role: 'owner' | 'purchaser'
  is_active: Generated<boolean>
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

/** Tables of users and their sessions. */
export interface SessionTables {
  shop_user: ShopUserTable
  organization: OrganizationTable
  organization_member: OrganizationMemberTable
  user_session: UserSessionTable
  search_history: SearchHistoryTable
}
