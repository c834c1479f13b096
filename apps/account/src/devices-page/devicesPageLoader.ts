import type { Host } from '@verstak/host'
import { devicesQuery } from './devicesQuery.ts'

/** Loads the devices of the page; a guest has none. */
export function devicesPageLoader({ call, queryClient }: Host) {
  return async () => {
    await queryClient.ensureQueryData(devicesQuery(call))
    return null
  }
}
