import type { JournalEntry } from '@verstak/contracts/journal'
import { staffRolesOf } from '@verstak/contracts/staffPolicy'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput, notFound } from '../DomainError.ts'
import { forbiddenTo } from '../session/staffOf.ts'
import { backOfficeTexts as texts } from './backOffice.texts.ts'
import type { Editable, Editor, Values } from './Editable.ts'
import { authorOf, changesBetween, conflictOf, write } from './editEntity.ts'
import { findChange, insertChange, lockVersion, selectChangesSince, type EntryRow } from './journal.sql.ts'
import { restoreRows } from './removedRows.sql.ts'
import { wireEntry } from './wireEntry.ts'
import { withReferenceNames } from './referenceNames.sql.ts'

/**
 * Brings back what was before an entry of the journal, as a change of its own.
 * @returns the new entry; null when everything is as it was before already
 * @throws DomainError `not-found`; `forbidden` to roles that may not edit such entities; `edit-conflict` when fields have
 * changed since, unless `isForced`; `invalid-input` for what cannot come back
 */
export async function revertChange(
  db: Queryable,
  editables: ReadonlyMap<string, Editable>,
  { id, isForced }: { id: number; isForced: boolean },
  editor: Editor,
): Promise<JournalEntry | null> {
  const entry = await findChange(db, id)
  const editable = entry && editables.get(entry.entity)
  if (!entry || !editable) throw notFound('id', `The journal has no entry ${id} that can be taken back.`)
  if (!staffRolesOf(editable.saveCall)?.includes(editor.role)) throw forbiddenTo(editor.role)
  const entityRef = { entity: entry.entity, entity_id: entry.entity_id }
  const version = await lockVersion(db, entityRef)
  const taken = await revertWhole(db, editable, entry, { isForced, editor })
  if (!taken) return null
  const change = {
    ...entityRef,
    ...authorOf(editor),
    entity_name: entry.entity_name,
    action: 'take-back' as const,
    fields: taken,
    version: version + 1,
    takes_back: entry.id,
  }
  const [done] = await withReferenceNames(db, [(await findChange(db, await insertChange(db, change)))!])
  return wireEntry(done!)
}

interface Taking {
  isForced: boolean
  editor: Editor
}

/** @returns what has changed; null = nothing had to */
async function revertWhole(db: Queryable, editable: Editable, entry: EntryRow, { isForced, editor }: Taking) {
  const id = editable.hasTextId ? entry.entity_id : Number(entry.entity_id)
  const present = await editable.read(db, id, true)
  if (entry.action === 'create') {
    if (!present) return null
    if (!editable.remove) throw invalidInput('id', 'lasting', 'Such an entity cannot be deleted.', texts.cannotDelete)
    await editable.remove(db, id)
    return Object.entries(present).map(([field, old]) => ({ field, old, new: null }))
  }
  const before: Values = Object.fromEntries(entry.fields.map(({ field, old }) => [field, old]))
  if (!present) {
    if (entry.action !== 'delete' || !editable.create) throw notFound('id', 'The entityRef itself is gone.')
    await editable.check?.(db, id, before, before, editor)
    await editable.create(db, before, id)
    if (editable.rows && entry.removed) await restoreRows(db, editable.rows, id, entry.removed)
    return entry.fields.map(({ field, old }) => ({ field, old: null, new: old }))
  }
  const fields = changesBetween(present, before)
  const later = changesBetween(present, Object.fromEntries(entry.fields.map((change) => [change.field, change.new])))
  if (later.length > 0 && fields.length > 0 && !isForced) {
    const entityRef = { entity: entry.entity, entity_id: entry.entity_id }
    throw conflictOf(entry.version, await selectChangesSince(db, entityRef, entry.version))
  }
  if (fields.length === 0) return null
  return write(db, editable, id, { present, fields, editor })
}
