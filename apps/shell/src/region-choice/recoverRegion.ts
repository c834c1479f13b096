import { listRegions } from '@verstak/contracts/region'
import type { Host } from '@verstak/host'
import { regionAtom } from '@verstak/region'

const PAUSE_MS = 5000

/** When the server did not know the page's region, requests it with retries, and updates the page. */
export function recoverRegion({ call, store }: Pick<Host, 'call' | 'store'>): void {
  const look = async () => {
    const shown = store.get(regionAtom)
    // The placeholder of `regionOf` has no domain.
    if (shown?.domain !== '') return
    const { data } = await call(listRegions, {})
    const region = data.find(({ id }) => id === shown.id)
    if (region) store.set(regionAtom, region)
  }
  const tryOn = () => look().catch(() => setTimeout(tryOn, PAUSE_MS))
  void tryOn()
}
