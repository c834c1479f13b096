import { JOURNAL_CSV_PATH, listJournal as listEndpoint, takeBack } from '@verstak/contracts/journal'
import { getDashboard as dashboardEndpoint, getStaffMember } from '@verstak/contracts/staff'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { staffSessionOf } from '../session/staffOf.ts'
import { editables } from './editables.ts'
import { editorOf } from './editorOf.ts'
import { getDashboard } from './getDashboard.ts'
import { journalCsv, listJournal } from './listJournal.ts'
import { takeBackChange } from './takeBackChange.ts'

/** What every section of the back office has in common. */
export function backOfficeRoutes({ bindPersonal, bindFile }: Binder, services: Services): void {
  bindPersonal(getStaffMember, async (_, caller) => {
    const { userId, name, role, endsAt } = await editorOf(services, caller)
    return { id: userId, name, role, endsAt: endsAt.toISOString() }
  })
  bindPersonal(dashboardEndpoint, async (_, caller) =>
    getDashboard(services, (await staffSessionOf(services, caller)).staff_role),
  )
  bindPersonal(listEndpoint, ({ query }) => listJournal(services, query))
  bindFile(JOURNAL_CSV_PATH, (query) => journalCsv(services, query))
  bindPersonal(takeBack, async ({ body }, caller) => {
    const editor = await editorOf(services, caller)
    const entry = await services.db.transaction().execute((db) => takeBackChange(db, editables, body, editor))
    if (entry) editables.get(entry.entity)?.tell?.(services)
    return { entry }
  })
}
