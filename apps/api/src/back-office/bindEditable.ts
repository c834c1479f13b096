import type { defineCreation, defineEditable, defineRemoval } from '@verstak/contracts/editable'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import type { Binder, RouteOptions } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { freshUserOf } from '../profile/profileUser.ts'
import type { Editable, ThingId } from './Editable.ts'
import { editInTransaction } from './editInTransaction.ts'
import { editorOf } from './editorOf.ts'
import { createEntity, deleteEntity, editEntity } from './editEntity.ts'
import { findVersion, selectLatestChanges } from './journal.sql.ts'
import { wireEntry } from './wireEntry.ts'
import { withReferenceNames } from './referenceNames.sql.ts'

/** Changes that an entity's page shows; the journal has all. */
const LATEST = 20

type Calls = Pick<ReturnType<typeof defineEditable>, 'read' | 'save'>

/** Connects the calls that read and save one kind of entity. */
export function bindEditable(
  { bindPersonal }: Binder,
  services: Services,
  { read, save }: Calls,
  editable: Editable,
  options?: RouteOptions,
): void {
  bindPersonal(read, ({ query: { id } }) => readEntity(services.db, editable, id))
  bindPersonal(
    save,
    async ({ body }, caller) => {
      if (editable.isConfirmed) await freshUserOf(services, caller)
      const editor = await editorOf(services, caller)
      await editInTransaction(services, (db) => editEntity(db, editable, body, editor))
      editable.tell?.(services)
      return readEntity(services.db, editable, body.id)
    },
    options,
  )
}

/** Connects the call that makes one of a kind. */
export function bindCreation(
  { bindPersonal }: Binder,
  services: Services,
  creation: ReturnType<typeof defineCreation>,
  editable: Editable,
): void {
  bindPersonal(creation, async ({ body: { values } }, caller) => {
    const editor = await editorOf(services, caller)
    const id = await editInTransaction(services, (db) => createEntity(db, editable, values, editor))
    editable.tell?.(services)
    return { id: Number(id) }
  })
}

/** Connects the call that deletes one of a kind. */
export function bindRemoval(
  { bindPersonal }: Binder,
  services: Services,
  removal: ReturnType<typeof defineRemoval>,
  editable: Editable,
): void {
  bindPersonal(removal, async ({ body }, caller) => {
    const editor = await editorOf(services, caller)
    await editInTransaction(services, (db) => deleteEntity(db, editable, body, editor))
    editable.tell?.(services)
    return {}
  })
}

/** @throws DomainError `not-found` */
export async function readEntity(
  db: Queryable,
  editable: Editable,
  id: ThingId,
): Promise<EndpointResponse<Calls['read']>> {
  const entityRef = { entity: editable.kind, entity_id: String(id) }
  // The version first: values that are newer than it only make a later save ask once more.
  const version = await findVersion(db, entityRef)
  const values = await editable.read(db, id, false)
  if (!values) throw notFound('id', `There is no ${editable.kind} ${id}.`)
  const facts = await editable.facts?.(db, id)
  const changes = await withReferenceNames(db, await selectLatestChanges(db, entityRef, LATEST))
  return {
    id,
    version,
    name: editable.nameOf(values),
    values,
    changes: changes.map(wireEntry),
    ...(facts && { facts }),
  }
}
