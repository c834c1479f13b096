import type { Notification } from '@verstak/contracts/notification'
import type { Queryable } from '../db/openDatabase.ts'
import { COMPANY_OFFER } from './companyOffer.ts'
import { isNewToPerson, selectPending } from './notifications.sql.ts'

/** More than anybody is told in one visit; the others follow once these were looked at. */
const MOST_TOLD = 50

/** What a user has not looked at; who buys for himself learns once what companies get, after all that is his own. */
export async function listPending(db: Queryable, userId: number): Promise<Notification[]> {
  const [rows, isOffered] = await Promise.all([
    selectPending(db, userId, MOST_TOLD),
    isNewToPerson(db, userId, COMPANY_OFFER),
  ])
  const own = rows.map(({ name, payload }) => (payload ? { name, payload } : { name }))
  return isOffered ? [...own, { name: COMPANY_OFFER }] : own
}
