import type { Host } from '@verstak/host'
import { topicsQuery } from '../catalogue/topicsQuery.ts'

/** Brings the departments; the server has them at hand. */
export function homePageLoader({ call, queryClient }: Host) {
  return async () => {
    await queryClient.ensureQueryData(topicsQuery(call))
    return null
  }
}
