import type { ApiCall } from '@verstak/api-client/call'
import { listFlagRows } from '@verstak/contracts/flag'
import { createFlags } from '@verstak/flags/createFlags'
import type { Flags } from '@verstak/flags/createFlags'
import type { FlagRow } from '@verstak/flags/flagRow'

/** Polling interval of a worker; the API answers from memory. */
const POLL_MS = 1000

export interface FollowedFlags extends Flags {
  /** Number of the latest change by staff that this worker has heard of, at most a second late; 0 = none. */
  revision(): number
  /** Stops polling. */
  close(): void
}

/**
 * Flags from the shop's table, polled every second, so that no page waits for them. While the API does not answer, the
 * last table is used; before the first answer, every flag has its default.
 */
export async function followFlags(
  call: ApiCall,
  report: (error: unknown) => void,
  pollMs = POLL_MS,
): Promise<FollowedFlags> {
  let rows: readonly FlagRow[] = []
  let revision = 0
  let isDown = false
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const look = async () => {
    try {
      const answer = await call(listFlagRows, {})
      rows = answer.rows
      revision = answer.revision ?? 0
      isDown = false
    } catch (error) {
      if (!isDown) report(error)
      isDown = true
    }
    if (!isClosed) timer = setTimeout(() => void look(), pollMs).unref()
  }
  await look()
  return {
    ...createFlags(() => rows),
    revision: () => revision,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
