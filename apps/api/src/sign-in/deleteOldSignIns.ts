import type { Queryable } from '../db/openDatabase.ts'
import { deleteFlowsBefore } from './flow/flow.sql.ts'
import { deleteLimitsBefore } from './limits/limit.sql.ts'
import { deleteRecoveriesBefore } from './recovery.sql.ts'

/** Deletes what ended before a moment: sign-ins with their codes, links of recoveries, counters. */
export async function deleteOldSignIns(db: Queryable, moment: Date): Promise<void> {
  await deleteFlowsBefore(db, moment)
  await deleteRecoveriesBefore(db, moment)
  await deleteLimitsBefore(db, moment)
}
