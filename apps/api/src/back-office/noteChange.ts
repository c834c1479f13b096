import type { FieldChange } from '@verstak/contracts/journal'
import type { Queryable } from '../db/openDatabase.ts'
import type { Author } from './Editable.ts'
import { authorOf } from './editThing.ts'
import { insertChange, lockVersion, type ThingRef } from './journal.sql.ts'

export interface NotedChange extends ThingRef {
  /** Name of the thing, as it is now. */
  name: string
  fields: readonly FieldChange[]
}

/**
 * Writes into the journal what staff has done by a call of its own, in the transaction that does it. Without fields that have
 * changed nothing is written.
 */
export async function noteChange(
  db: Queryable,
  author: Author,
  { name, fields, ...thing }: NotedChange,
): Promise<void> {
  const changed = fields.filter((field) => field.old !== field.new)
  if (changed.length === 0) return
  const version = await lockVersion(db, thing)
  await insertChange(db, {
    ...thing,
    ...authorOf(author),
    entity_name: name,
    action: 'change',
    fields: changed,
    version: version + 1,
    takes_back: null,
  })
}
