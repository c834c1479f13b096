import { retailSession } from '@verstak/device/retailSession'
import type { Beacon } from './beaconOf.ts'

/** Sends a beacon to recommendations that survives the end of the page; failures are ignored. */
export function sendBeacon({ name, body }: Beacon): void {
  const link = `/api/v1/retail-rocket/${name}?session=${encodeURIComponent(retailSession())}`
  navigator.sendBeacon(link, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
