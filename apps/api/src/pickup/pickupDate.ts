import { earliestPickup, type Holidays } from '@verstak/schedule/handover'
import { addDays, localTimeOf } from '@verstak/schedule/localTime'
import type { Queryable } from '../db/openDatabase.ts'
import { selectOfficePlans } from './pickupPlan.sql.ts'

/** A date beyond what is looked through, for an office that does not open. */
const NEVER_DAYS = 61

/**
 * ISO date on which an open office hands over at the earliest.
 * @param isAtOffice all that is wanted lies there; otherwise it is brought from other offices
 * @throws Error when there is no such office
 */
export async function pickupDate(
  db: Queryable,
  officeId: number,
  { isAtOffice, now, holidays }: { isAtOffice: boolean; now: Date; holidays: Holidays },
): Promise<string> {
  const [office] = await selectOfficePlans(db, [officeId])
  if (!office) throw new Error(`There is no open office ${officeId}.`)
  const transferDays = isAtOffice ? 0 : office.transfer_days
  const moment = earliestPickup(office.plan, { now, holidays, transferDays })
  return moment?.date ?? addDays(localTimeOf(office.plan.schedule.timeZone, now).date, NEVER_DAYS)
}
