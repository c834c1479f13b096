import { editableRequisites } from '@verstak/contracts/staffSettings'
import { selectFieldsSince } from '../back-office/journal.sql.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { findRequisites, type Requisites } from '../settings/settings.sql.ts'

/** The seller's requisites as they were at a moment: today's, without what the journal says was changed since. */
export async function findRequisitesAt(db: Queryable, moment: Date): Promise<Requisites | undefined> {
  const requisites = await findRequisites(db)
  const changes = await selectFieldsSince(db, { entity: editableRequisites.kind, entity_id: 'shop' }, moment)
  const before = changes.flatMap(({ fields }) => fields.map(({ field, old }) => [field, old] as const))
  return requisites && { ...requisites, ...Object.fromEntries(before) }
}
