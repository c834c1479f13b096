import { findRedirect } from '@verstak/contracts/redirect'
import * as endpoints from '@verstak/contracts/staffRedirect'
import { bindCreation, bindEditable, bindRemoval } from '../back-office/bindEditable.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { plainPath } from './plainPath.ts'
import { findRedirectFrom, selectRedirects } from './redirect.sql.ts'
import { redirectEditable } from './redirectEditable.ts'

const PAGE_SIZE = 50

/** Redirects: where an address leads, and what the staff does with them. */
export function redirectRoutes(binder: Binder, services: Services): void {
  const { db } = services
  bindEditable(binder, services, endpoints.editableRedirect, redirectEditable)
  bindCreation(binder, services, endpoints.createRedirect, redirectEditable)
  bindRemoval(binder, services, endpoints.deleteRedirect, redirectEditable)
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
