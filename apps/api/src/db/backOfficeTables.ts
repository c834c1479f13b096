import type { FieldChange, JournalAction } from '@verstak/contracts/journal'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A row as the database told it. */
export type RemovedRow = Readonly<Record<string, unknown>>
/** Rows that went with a deletion, by `table.column`. */
export type RemovedRows = Readonly<Record<string, readonly RemovedRow[]>>

interface StaffChangeTable {
  id: GeneratedAlways<number>
  at: ColumnType<Date, Date | undefined, never>
  user_id: number | null
  author: string
  entity: string
  entity_id: string
  entity_name: string
  action: JournalAction
  fields: ColumnType<FieldChange[], string, never>
  /** Of the thing, after the change. */
  version: number
  /** Rows that went with a deletion. */
  removed: ColumnType<RemovedRows | null, string | null | undefined, never>
  takes_back: ColumnType<number | null, number | null | undefined>
}

interface StaffVersionTable {
  entity: string
  entity_id: string
  version: Generated<number>
}

/** What the back office writes of itself: every change, and the version of each thing. */
export interface BackOfficeTables {
  staff_change: StaffChangeTable
  staff_version: StaffVersionTable
}
