import type { FieldChange } from '@verstak/contracts/journal'
import type { Queryable } from '../db/openDatabase.ts'
import type { Author } from './Editable.ts'
import { authorOf } from './editEntity.ts'
import { insertChange, lockVersion, type EntityRef } from './journal.sql.ts'

export interface NotedChange extends EntityRef {
  /** Name of the entity, as it is now. */
  name: string
  fields: readonly FieldChange[]
}

/**
 * Writes into the journal what staff has done by a call of its own, in the transaction that does it. Without fields that have
 * changed nothing is written.
 */
export async function recordChange(
  db: Queryable,
  author: Author,
  { name, fields, ...entityRef }: NotedChange,
): Promise<void> {
  const changed = fields.filter((field) => field.old !== field.new)
  if (changed.length === 0) return
  const version = await lockVersion(db, entityRef)
  await insertChange(db, {
    ...entityRef,
    ...authorOf(author),
    entity_name: name,
    action: 'change',
    fields: changed,
    version: version + 1,
    takes_back: null,
  })
}
