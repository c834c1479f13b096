import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '@verstak/contracts/journal'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError, notFound } from '../DomainError.ts'
import { forbiddenTo } from '../session/staffOf.ts'
import { backOfficeTexts as texts } from './backOffice.texts.ts'
import type { Author, Editable, Editor, ThingId, Values } from './Editable.ts'
import { insertChange, lockVersion, selectChangesSince, type EntryRow } from './journal.sql.ts'
import { readRows } from './removedRows.sql.ts'

export interface Edit {
  id: ThingId
  /** The version that the editor has seen. */
  version: number
  values: Values
  /** What the editor saw in the fields that he changes. */
  seen?: Values | undefined
}

/**
 * Changes fields of an entity and writes it into the journal, in the caller's transaction. A save without a change leaves no
 * trace.
 * @throws DomainError `not-found`; `edit-conflict` with what others have changed since `version`, field by field; `forbidden`
 * for a field of other roles; `invalid-input`
 */
export async function editEntity(db: Queryable, editable: Editable, edit: Edit, editor: Editor): Promise<void> {
  const entityRef = { entity: editable.kind, entity_id: String(edit.id) }
  const version = await lockVersion(db, entityRef)
  const present = await editable.read(db, edit.id, true)
  if (!present) throw notFound('id', `There is no ${editable.kind} ${edit.id}.`)
  if (version !== edit.version) throw conflictOf(version, await selectChangesSince(db, entityRef, edit.version))
  refuseUnseen(present, edit, version, editor.now)
  const fields = changesBetween(present, edit.values)
  if (fields.length === 0) return
  const written = await write(db, editable, edit.id, { present, fields, editor })
  if (written.length === 0) return
  await insertChange(db, {
    ...entityRef,
    ...authorOf(editor),
    entity_name: editable.nameOf(present),
    action: 'change',
    fields: written,
    version: version + 1,
    takes_back: null,
  })
}

/** The shop itself changes things, too: orders take stock, imports bring prices. */
function refuseUnseen(present: Values, { values, seen = {} }: Edit, version: number, now: Date): void {
  const changed = changesBetween(seen, present).filter(({ field }) => field in seen && field in values)
  if (changed.length === 0) return
  const details = changed.map(({ field, old, new: value }) => ({
    field,
    reason: 'changed',
    message: 'The shop itself has changed it since.',
    value: version,
    change: { author: texts.shop, at: now.toISOString(), old, new: value },
  }))
  throw new DomainError('edit-conflict', details)
}

/** Writes changes of fields after all checks. @returns what has changed indeed, as the shop keeps it */
export async function write(
  db: Queryable,
  editable: Editable,
  id: ThingId,
  { present, fields, editor }: { present: Values; fields: readonly FieldChange[]; editor: Editor },
): Promise<FieldChange[]> {
  for (const { field } of fields) {
    const roles = editable.fieldRoles?.[field]
    if (roles && !roles.includes(editor.role)) throw forbiddenTo(editor.role, field)
  }
  const changed = Object.fromEntries(fields.map((change) => [change.field, change.new]))
  const next = { ...present, ...changed }
  await editable.check?.(db, id, next, changed, editor)
  await editable.write(db, id, changed, next, editor)
  return changesBetween(present, (await editable.read(db, id, false)) ?? {})
}

/** Who did it and when, for the journal. */
export const authorOf = ({ userId, name, now }: Author) => ({ at: now, user_id: userId, author: name })

/** Fields that get another value. */
export function changesBetween(present: Values, wanted: Values): FieldChange[] {
  return Object.entries(wanted).flatMap(([field, value]) =>
    value === undefined || isDeepStrictEqual(present[field], value)
      ? []
      : [{ field, old: present[field] ?? null, new: value }],
  )
}

/** What others have changed, field by field: from what it was to what it is, by whom last. */
export function conflictOf(version: number, since: readonly EntryRow[]): DomainError {
  const byField = Map.groupBy(
    since.flatMap((entry) => entry.fields.map((change) => ({ ...change, entry }))),
    ({ field }) => field,
  )
  const details = [...byField].map(([field, changes]) => {
    const [first, last] = [changes[0]!, changes.at(-1)!]
    const { author, at } = last.entry
    return {
      field,
      reason: 'changed',
      message: `${author} has changed it since that version.`,
      value: version,
      change: { author, at: at.toISOString(), old: first.old, new: last.new },
    }
  })
  // A version that does not exist: nothing is known of what its editor has seen.
  const unknown = {
    field: 'version',
    reason: 'unknown',
    message: `The entityRef is at version ${version}.`,
    value: version,
  }
  return new DomainError('edit-conflict', details.length > 0 ? details : unknown)
}

/** Makes an entity and writes it into the journal, in the caller's transaction. @returns its id */
export async function createEntity(
  db: Queryable,
  editable: Editable,
  values: Values,
  editor: Editor,
): Promise<ThingId> {
  if (!editable.create) throw new Error(`Nobody makes a ${editable.kind}.`)
  await editable.check?.(db, 0, values, values, editor)
  const id = await editable.create(db, values)
  const entityRef = { entity: editable.kind, entity_id: String(id) }
  const version = await lockVersion(db, entityRef)
  const present = (await editable.read(db, id, false)) ?? {}
  await insertChange(db, {
    ...entityRef,
    ...authorOf(editor),
    entity_name: editable.nameOf(present),
    action: 'create',
    fields: Object.entries(present).map(([field, value]) => ({ field, old: null, new: value })),
    version: version + 1,
    takes_back: null,
  })
  return id
}

/**
 * Deletes an entity and writes it into the journal, in the caller's transaction.
 * @throws DomainError `not-found`; `edit-conflict` for a version that somebody has changed since; `invalid-input`
 */
export async function deleteEntity(
  db: Queryable,
  editable: Editable,
  { id, version: seen }: Pick<Edit, 'id' | 'version'>,
  editor: Editor,
): Promise<void> {
  if (!editable.remove) throw new Error(`Nobody deletes a ${editable.kind}.`)
  const entityRef = { entity: editable.kind, entity_id: String(id) }
  const version = await lockVersion(db, entityRef)
  const present = await editable.read(db, id, true)
  if (!present) throw notFound('id', `There is no ${editable.kind} ${id}.`)
  if (version !== seen) throw conflictOf(version, await selectChangesSince(db, entityRef, seen))
  const removed = editable.rows ? await readRows(db, editable.rows, id) : null
  await editable.remove(db, id)
  await insertChange(db, {
    ...entityRef,
    ...authorOf(editor),
    entity_name: editable.nameOf(present),
    action: 'delete',
    fields: Object.entries(present).map(([field, old]) => ({ field, old, new: null })),
    removed,
    version: version + 1,
    takes_back: null,
  })
}
