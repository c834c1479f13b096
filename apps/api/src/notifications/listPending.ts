import type { Notification } from '@verstak/contracts/notification'
import type { Queryable } from '../db/openDatabase.ts'
import { COMPANY_OFFER } from './companyOffer.ts'
import { isNewToPerson, selectPending } from './notifications.sql.ts'

/** Limit per response, more than one visit needs. The others follow when these have been viewed. */
const MAX_TOLD = 50

/**
 * Notifications that a user has not viewed. A user without a company also gets the offer for companies once, after his
 * own ones.
 */
export async function listPending(db: Queryable, userId: number): Promise<Notification[]> {
  const [rows, isOffered] = await Promise.all([
    selectPending(db, userId, MAX_TOLD),
    isNewToPerson(db, userId, COMPANY_OFFER),
  ])
  const own = rows.map(({ name, payload }) => (payload ? { name, payload } : { name }))
  return isOffered ? [...own, { name: COMPANY_OFFER }] : own
}
