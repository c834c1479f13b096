import type { StoreEvent } from '@verstak/contracts/analytics'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { wantsPrivacy } from '@verstak/device/privacy'
import { rememberView } from '@verstak/device/viewHistory'
import type { Host } from '@verstak/host'
import type { BootData } from '../document/boot.ts'
import { isKnown, searchMemoryOf } from '../search-panel/searchMemory.ts'
import { beaconOf } from './beaconOf.ts'
import { gtmUserOf } from './gtmUser.ts'
import type { GtmUser } from './gtmUser.ts'
import { sendBeacon } from './sendBeacon.ts'
import { syncViews } from './syncHistories.ts'

type Told<Event extends StoreEvent['event']> = Extract<StoreEvent, { event: Event }>

/** Entry of the data layer for a tag manager. */
export type LayerEntry =
  Exclude<StoreEvent, { event: 'login' | 'page_view' }> | { event: 'login' } | (Told<'page_view'> & { user: GtmUser })

declare global {
  interface Window {
    dataLayer?: LayerEntry[]
  }
}

/** Prefix of the query keys of the visitor's searches and products in the search panel. */
const OWN = ['search-panel']

/**
 * Creates the event handler. It always updates the visitor's own histories, and sends events to the data layer and to
 * recommendations unless the browser asks for privacy.
 */
export function createTrack(host: Host, remotes: BootData['remotes']): (event: StoreEvent) => void {
  return (event) => {
    void remember(host, event)
    if (wantsPrivacy()) return
    const layer = (window.dataLayer ??= [])
    // Omit the user's data: third parties read the layer.
    if (event.event === 'login') layer.push({ event: 'login' })
    else if (event.event === 'page_view') layer.push({ ...event, user: gtmUserOf(host, remotes) })
    else layer.push(event)
    const beacon = beaconOf(event)
    if (beacon) sendBeacon(beacon)
  }
}

async function remember(host: Host, event: StoreEvent): Promise<void> {
  if (event.event === 'page_view') writeDevice(DEVICE_KEYS.pagesViewed, readDevice(DEVICE_KEYS.pagesViewed) + 1)
  if (event.event === 'product_view') {
    await rememberView(event.productGuid)
    if (isKnown(host)) await syncViews(host)
  } else if (event.event === 'search') await searchMemoryOf(host).remember(event.searchPhrase)
  else return
  await host.queryClient.invalidateQueries({ queryKey: OWN })
}
