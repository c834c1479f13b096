import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listTopics } from '@verstak/contracts/catalogue'
import type { Host } from '@verstak/host'

/** Brings the departments; the server has them at hand. */
export function homePageLoader({ call, queryClient }: Host) {
  return async () => {
    await queryClient.ensureQueryData(endpointQuery(call, listTopics, {}))
    return null
  }
}
