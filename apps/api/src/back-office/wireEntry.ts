import type { JournalEntry } from '@verstak/contracts/journal'
import type { EntryRow } from './journal.sql.ts'

/** An entry of the journal as it goes out. */
export const wireEntry = (row: EntryRow): JournalEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  author: row.author,
  userId: row.user_id,
  entity: row.entity,
  entityId: row.entity_id,
  name: row.entity_name,
  action: row.action,
  fields: row.fields,
  takesBack: row.takes_back,
  isTakenBack: row.is_taken_back,
})
