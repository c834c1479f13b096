import { findRedirect } from '@verstak/contracts/redirect'
import * as endpoints from '@verstak/contracts/staffRedirect'
import { bindTable, type StaffTable } from '../back-office/bindTable.ts'
import { bindCreation, bindEditable, bindRemoval } from '../back-office/bindEditable.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { plainPath } from './plainPath.ts'
import { findRedirectFrom, selectRedirects, type RedirectRow } from './redirect.sql.ts'
import { redirectTexts as texts } from './redirect.texts.ts'
import { redirectEditable } from './redirectEditable.ts'

const PAGE_SIZE = 50

const table: StaffTable<RedirectRow> = {
  file: texts.file,
  headers: texts.columns,
  keyOf: ({ id }) => id,
  linesOf: (row) => [[row.id, row.from_path, row.to_address, row.is_permanent]],
}

/** Redirects: where an address leads, and what the staff does with them. */
export function redirectRoutes(binder: Binder, services: Services): void {
  const { db } = services
  bindEditable(binder, services, endpoints.editableRedirect, redirectEditable)
  bindCreation(binder, services, endpoints.createRedirect, redirectEditable)
  bindRemoval(binder, services, endpoints.deleteRedirect, redirectEditable)
  const pageOf = async ({ text }: { text?: string | undefined }, slice: { limit: number; offset: number }) =>
    (await selectRedirects(db, text, slice)).rows
  bindTable(binder, endpoints.listStaffRedirects, table, pageOf)
  binder.bindPublic(findRedirect, async ({ query: { path } }) => {
    const row = await findRedirectFrom(db, plainPath(path))
    if (!row) return { redirect: null }
    const { pathname, search, hash } = new URL(`http://store.invalid${row.to_address}`)
    return { redirect: { to: pathname + search + hash, status: row.is_permanent ? (301 as const) : (302 as const) } }
  })
  binder.bindPersonal(endpoints.listStaffRedirects, async ({ query: { text, page } }) => {
    const { rows, total } = await selectRedirects(db, text, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
    const redirects = rows.map((row) => ({
      ...{ id: row.id, from: row.from_path, to: row.to_address, isPermanent: row.is_permanent },
    }))
    return { redirects, total, pageSize: PAGE_SIZE }
  })
}
