import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiCall } from '@verstak/api-client/call'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { getLiveReleases } from '@verstak/contracts/registry'

/** Live releases of the registry. */
export type LiveSet = EndpointResponse<typeof getLiveReleases>

export interface RegistryFollower {
  call: ApiCall
  /** Called with the live releases initially and after each change. */
  onLive: (live: LiveSet) => void
  /** Called once when the registry becomes unavailable. */
  report: (error: unknown) => void
  signal: AbortSignal
}

/** Long-polling time of the registry; shorter than the transport's timeout. */
const WAIT_MS = 20_000
const FIRST_BACKOFF_MS = 100
const LONGEST_BACKOFF_MS = 2000

/**
 * Follows the registry until the signal aborts. While the registry is unavailable, the last known releases stay live.
 */
export async function followRegistry({ call, onLive, report, signal }: RegistryFollower): Promise<void> {
  let revision: number | undefined
  let backoffMs = FIRST_BACKOFF_MS
  while (!signal.aborted) {
    try {
      const query = revision === undefined ? {} : { after: String(revision), waitMs: String(WAIT_MS) }
      const live = await call(getLiveReleases, { query }, { signal })
      if (live.revision !== revision) onLive(live)
      revision = live.revision
      backoffMs = FIRST_BACKOFF_MS
    } catch (error) {
      if (signal.aborted) return
      if (backoffMs === FIRST_BACKOFF_MS) report(new Error('The registry does not answer', { cause: error }))
      await sleep(backoffMs, undefined, { signal, ref: false }).catch(() => undefined)
      backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS)
    }
  }
}
