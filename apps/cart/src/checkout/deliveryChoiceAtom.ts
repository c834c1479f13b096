import type { DeliveryChoice } from '@verstak/contracts/deliveryChoice'
import { activeRegionAtom } from '@verstak/region'
import { atom } from 'jotai'

/** What the shopper has chosen of courier and transport company; empty: the first zone, any time, no company yet. */
export type DeliveryWish = Omit<DeliveryChoice, 'type'>

/** With the region for which it was chosen: zones and intervals are its own. */
const wishAtom = atom<{ regionId: number; wish: DeliveryWish } | null>(null)

const OF_REGION = { zoneId: undefined, distanceKm: undefined, intervalId: undefined, intervalDate: undefined }

/** The choice in the active region; set with what changes. */
export const deliveryWishAtom = atom(
  (get): DeliveryWish => {
    const { regionId, wish } = get(wishAtom) ?? { regionId: 0, wish: {} }
    return regionId === get(activeRegionAtom).id ? wish : { ...wish, ...OF_REGION }
  },
  (get, set, change: DeliveryWish) => {
    set(wishAtom, { regionId: get(activeRegionAtom).id, wish: { ...get(deliveryWishAtom), ...change } })
  },
)

/** Price of the delivery that the page shows, kopecks, before the promo code: the order is sent with it. */
export const shownDeliveryAtom = atom(0)
