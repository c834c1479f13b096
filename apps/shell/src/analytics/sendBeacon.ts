import { retailSession } from '@verstak/device/retailSession'
import type { Beacon } from './beaconOf.ts'

/** Tells recommendations something in a way that outlives the page; what does not arrive is nobody's loss. */
export function sendBeacon({ name, body }: Beacon): void {
  const link = `/api/v1/retail-rocket/${name}?session=${encodeURIComponent(retailSession())}`
  navigator.sendBeacon(link, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
