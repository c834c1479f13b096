import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface UserNotificationTable {
  id: GeneratedAlways<number>
  user_id: number
  name: string
  payload: ColumnType<Record<string, unknown> | null, string | null | undefined, never>
  created_at: Generated<Date>
  viewed_at: ColumnType<Date | null, Date | null | undefined, Date>
}

/** Tables of notifications to users. */
export interface NotificationTables {
  user_notification: UserNotificationTable
}
