import type { Courier } from '@verstak/contracts/courier'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { freePlacesText } from './delivery.texts.ts'
import { findLostPlace, givePlaceBack, markBooked, takePlace } from './orderDelivery.sql.ts'

/** Gives the place of an order in its courier's interval back; nothing to do for other orders, and the second time. */
export const freeCourierBooking = (transaction: Queryable, orderGuid: string): Promise<void> =>
  givePlaceBack(transaction, orderGuid)

/**
 * Takes the place of an order again, after it was given back.
 * @returns false when somebody else has it; true as well for orders without an interval
 */
export async function bookCourierAgain(transaction: Queryable, orderGuid: string): Promise<boolean> {
  const lost = await findLostPlace(transaction, orderGuid)
  if (!lost) return true
  if (lost.interval_id === null || !(await takePlace(transaction, lost.interval_id, lost.delivery_date))) return false
  await markBooked(transaction, orderGuid)
  return true
}

/** The refusal of an interval without a place, with those that are free. */
export const intervalFull = (days: Courier['intervals']) =>
  invalidInput('delivery.intervalId', 'interval-full', 'The interval takes no more orders.', freePlacesText(days))
