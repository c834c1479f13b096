import type { Host } from '@verstak/host'
import { promoQuery } from './promoQuery.ts'

/** Loads the codes; who buys for an organization has no such page (404). */
export function promoPageLoader({ call, queryClient }: Host) {
  return async () => {
    await queryClient.ensureQueryData(promoQuery(call))
    return null
  }
}
