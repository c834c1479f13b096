import type { Host } from '@verstak/host'
import { wholesaleQuery } from './wholesaleQuery.ts'

/** Loads the level; who has no wholesale status has no such page (404). */
export function personalPricePageLoader({ call, queryClient }: Host) {
  return async () => {
    await queryClient.ensureQueryData(wholesaleQuery(call))
    return null
  }
}
