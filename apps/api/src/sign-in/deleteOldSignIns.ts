import type { Queryable } from '../db/openDatabase.ts'
import { deleteFlowsBefore } from './flow/flow.sql.ts'
import { deleteLimitsBefore } from './limits/limit.sql.ts'
import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { deleteKnownDevicesBefore } from '../notices/knownDevice.sql.ts'
import { deleteEmailConfirmationsBefore } from '../profile/emailConfirmation.sql.ts'
import { deleteRecoveriesBefore } from './recovery.sql.ts'

/** Deletes what ended before a moment: sign-ins with their codes, links of recoveries and confirmations, counters, devices whose cookie has ended. */
export async function deleteOldSignIns(db: Queryable, moment: Date): Promise<void> {
  await deleteFlowsBefore(db, moment)
  await deleteRecoveriesBefore(db, moment)
  await deleteEmailConfirmationsBefore(db, moment)
  await deleteLimitsBefore(db, moment)
  const lifetimeMs = SERVER_COOKIES.knownDevice.maxAge * 1000
  await deleteKnownDevicesBefore(db, new Date(moment.getTime() - lifetimeMs))
}
