import type { PickupPoint } from '@verstak/contracts/pickup'
import { pickupTexts } from './pickup.texts.ts'
import { isTodayAt } from './shownPoints.ts'

/** What a point says of goods. */
export interface AvailabilityText {
  /** «Сегодня после 16:00». */
  when: string
  /** «6 шт», «под заказ»; '' when the goods never come there. */
  stock: string
  /** `today`, `later`: another day; `none`: never. */
  tone: 'today' | 'later' | 'none'
}

/**
 * Day and stock of goods at a point; null when no goods were asked for.
 * @param isCart the pieces of a cart are its lines, which say nothing
 */
export function availabilityText(point: PickupPoint, isCart: boolean): AvailabilityText | null {
  const { availability } = point
  if (!availability) return null
  const { deliveryDates, available, freeCount } = availability
  if (!deliveryDates) return { when: pickupTexts.notAvailable, stock: '', tone: 'none' }
  const have = isCart ? pickupTexts.whole : pickupTexts.pieces(freeCount)
  return {
    when: capitalized(deliveryDates.message),
    stock: available ? have : pickupTexts.byOrder,
    tone: isTodayAt(point) ? 'today' : 'later',
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
