import { officesAddress } from '@verstak/contracts/address'
import type { Region } from '@verstak/contracts/region'
import { setCurrentRegion } from '@verstak/contracts/region'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { writeCookie } from '@verstak/device/cookies'
import type { Host } from '@verstak/host'
import { activeRegionAtom, regionAtom } from '@verstak/region'

/** Pages that must not be reloaded, because typed text would be lost. */
const KEPT = /^\/(cart|cart-checkout|checkout|pay-order)\//
const OFFICES = '/offices/'

/** The document's address and navigation methods; replaced in tests. */
export interface Place {
  pathname: string
  reload(): void
  assign(address: string): void
}

/** True when both regions are the same choice (REGION-004). */
export const isSameRegion = (one: Region, other: Region): boolean =>
  one.id === other.id && one.type === other.type && one.descendantId === other.descendantId

/**
 * Changes the visitor's region: saves the choice and its approval, sends an analytics event, and shows the page for the
 * new region (REGION-004, 008…012). Cart and checkout are not reloaded; pages of shops redirect to the region's shops.
 *
 * @throws ApiError when the choice could not be saved; nothing has changed then.
 */
export async function changeRegion(host: Host, next: Region, place: Place = window.location): Promise<void> {
  const current = host.store.get(activeRegionAtom)
  if (isSameRegion(current, next)) return
  const { id, type, descendantId } = next
  await host.call(setCurrentRegion, { body: { id, type, descendantId } })
  writeCookie(DEVICE_COOKIES.regionApproved, '1')
  host.track?.({ event: 'region_change', from: current.gtmType, to: next.gtmType })
  if (KEPT.test(place.pathname)) {
    host.store.set(regionAtom, next)
    await host.queryClient.invalidateQueries()
  } else if (place.pathname.startsWith(OFFICES)) place.assign(officesAddress(next))
  else place.reload()
}
