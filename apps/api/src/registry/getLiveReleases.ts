import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getLiveReleases as endpoint } from '@verstak/contracts/registry'
import type { Services } from '../services.ts'

const DEFAULT_WAIT_MS = 20_000

/** The live releases; with `after`, waits until the revision differs from it. */
export function getLiveReleases(
  { liveReleases }: Services,
  { after, waitMs = DEFAULT_WAIT_MS }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  return after === undefined ? liveReleases.read() : liveReleases.waitBeyond(after, waitMs)
}
