import * as endpoints from '@verstak/contracts/contentStaff'
import { bindEditable, readEntity } from '../back-office/bindEditable.ts'
import { bindTable } from '../back-office/bindTable.ts'
import { editorOf } from '../back-office/editorOf.ts'
import { editEntity } from '../back-office/editEntity.ts'
import { notFound } from '../DomainError.ts'
import type { Binder, Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { contentEditable } from './contentEditable.ts'
import { findVersionText, selectStaffDocuments } from './contentStaff.sql.ts'
import { createContent } from './createContent.ts'
import { contentTable, KINDS, listContentVersions, listStaffContent } from './listStaffContent.ts'

/** A document in blocks may be long. */
export const BODY_LIMIT_BYTES = 512 * 1024

export function contentStaffRoutes(binder: Binder, services: Services): void {
  const { bindPersonal } = binder
  bindEditable(binder, services, endpoints.editableContent, contentEditable, { bodyLimitBytes: BODY_LIMIT_BYTES })
  bindPersonal(endpoints.listStaffContent, ({ query }) => listStaffContent(services, query))
  bindTable(binder, endpoints.listStaffContent, contentTable, ({ kind, page: _, ...filter }, slice) =>
    selectStaffDocuments(services.db, { ...filter, kinds: KINDS[kind] }, services.now(), slice),
  )
  bindPersonal(endpoints.listContentVersions, ({ query }) => listContentVersions(services, query.id))
  bindPersonal(endpoints.createContent, ({ body }, caller) => createContent(services, body, caller))
  bindPersonal(endpoints.publishContent, ({ body: { id, version, at } }, caller) => {
    const publishedAt = at === 'never' ? null : at === 'now' ? services.now().toISOString() : new Date(at).toISOString()
    return edit(caller, id, version, { publishedAt })
  })
  bindPersonal(endpoints.restoreContent, async ({ body: { id, version, from } }, caller) => {
    const text = await findVersionText(services.db, id, from)
    if (!text) throw notFound('from', `The document ${id} has no version ${from}.`)
    return edit(caller, id, version, text)
  })

  async function edit(caller: Caller, id: number, version: number, values: object) {
    const editor = await editorOf(services, caller)
    await services.db
      .transaction()
      .execute((db) => editEntity(db, contentEditable, { id, version, values: { ...values } }, editor))
    return readEntity(services.db, contentEditable, id) as never
  }
}
