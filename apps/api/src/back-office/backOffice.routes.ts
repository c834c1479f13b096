import { listJournal as listEndpoint, revert } from '@verstak/contracts/journal'
import {
  getDashboard as dashboardEndpoint,
  getStaffMember,
  searchAsStaff as searchEndpoint,
} from '@verstak/contracts/staff'
import type { Binder } from '../http/createBinder.ts'
import { freshUserOf } from '../profile/profileUser.ts'
import type { Services } from '../services.ts'
import { staffSessionOf } from '../session/staffOf.ts'
import { bindTable } from './bindTable.ts'
import { editables } from './editables.ts'
import { editInTransaction } from './editInTransaction.ts'
import { editorOf } from './editorOf.ts'
import { getDashboard } from './getDashboard.ts'
import { findChange, selectJournal } from './journal.sql.ts'
import { journalTable, listJournal } from './listJournal.ts'
import { searchAsStaff } from './searchAsStaff.ts'
import { revertChange } from './revertChange.ts'
import { withReferenceNames } from './referenceNames.sql.ts'

/** What every section of the back office has in common. */
export function backOfficeRoutes(binder: Binder, services: Services): void {
  const { bindPersonal } = binder
  bindPersonal(getStaffMember, async (_, caller) => {
    const { userId, name, role, endsAt } = await editorOf(services, caller)
    return { id: userId, name, role, endsAt: endsAt.toISOString() }
  })
  bindPersonal(dashboardEndpoint, async (_, caller) =>
    getDashboard(services, (await staffSessionOf(services, caller)).staff_role),
  )
  bindPersonal(searchEndpoint, async ({ query: { text } }, caller) =>
    searchAsStaff(services, text, await editorOf(services, caller)),
  )
  bindPersonal(listEndpoint, ({ query }) => listJournal(services, query))
  bindTable(binder, listEndpoint, journalTable, async ({ page: _, ...filter }, slice) =>
    withReferenceNames(services.db, (await selectJournal(services.db, filter, slice)).rows),
  )
  bindPersonal(revert, async ({ body }, caller) => {
    const entity = (await findChange(services.db, body.id))?.entity ?? ''
    if (editables.get(entity)?.isConfirmed) await freshUserOf(services, caller)
    const editor = await editorOf(services, caller)
    const entry = await editInTransaction(services, (db) => revertChange(db, editables, body, editor))
    if (entry) editables.get(entry.entity)?.tell?.(services)
    return { entry }
  })
}
