import type { StoreEvent } from '@verstak/contracts/analytics'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { rememberSearch } from '@verstak/device/searchHistory'
import { rememberView } from '@verstak/device/viewHistory'
import { beaconOf } from './beaconOf.ts'
import { sendBeacon } from './sendBeacon.ts'

/** What a tag manager reads. */
export type LayerEntry = Exclude<StoreEvent, { event: 'login' }> | { event: 'login' }

declare global {
  interface Window {
    dataLayer?: LayerEntry[]
  }
  interface Navigator {
    /** Global Privacy Control; absent where a browser does not know it. */
    globalPrivacyControl?: boolean
  }
}

/**
 * Passes an event on: to the device's own memory always, to the data layer and to recommendations unless the visitor's
 * browser says that he wants none of it.
 */
export function track(event: StoreEvent): void {
  remember(event)
  if (navigator.globalPrivacyControl === true || navigator.doNotTrack === '1') return
  const layer = (window.dataLayer ??= [])
  // Whoever reads the layer need not know who it was.
  layer.push(event.event === 'login' ? { event: 'login' } : event)
  const beacon = beaconOf(event)
  if (beacon) sendBeacon(beacon)
}

function remember(event: StoreEvent): void {
  if (event.event === 'page_view') writeDevice(DEVICE_KEYS.pagesViewed, readDevice(DEVICE_KEYS.pagesViewed) + 1)
  if (event.event === 'product_view') void rememberView(event.productGuid)
  if (event.event === 'search') void rememberSearch(event.searchPhrase)
}
