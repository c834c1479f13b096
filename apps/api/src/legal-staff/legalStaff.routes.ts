import * as endpoints from '@verstak/contracts/legalStaff'
import { bindEditable } from '../back-office/bindEditable.ts'
import { bindTable, wholeList } from '../back-office/bindTable.ts'
import { BODY_LIMIT_BYTES } from '../content-staff/contentStaff.routes.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { legalEditable } from './legalEditable.ts'
import { findStaffLegal, legalTable, listLegalEditions, listStaffLegal, readLegalEdition } from './listStaffLegal.ts'

/** What the staff does with the legal documents. */
export function legalStaffRoutes(binder: Binder, services: Services): void {
  const { bindPersonal } = binder
  bindEditable(binder, services, endpoints.editableLegal, legalEditable, { bodyLimitBytes: BODY_LIMIT_BYTES })
  bindPersonal(endpoints.listStaffLegal, ({ query }) => listStaffLegal(services, query))
  bindTable(binder, endpoints.listStaffLegal, legalTable, async (query, slice) =>
    wholeList(await findStaffLegal(services, query), slice),
  )
  bindPersonal(endpoints.listLegalEditions, ({ query }) => listLegalEditions(services, query.id))
  bindPersonal(endpoints.readLegalEdition, ({ query }) => readLegalEdition(services, query))
}
