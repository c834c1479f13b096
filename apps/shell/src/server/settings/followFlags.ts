import type { ApiCall } from '@verstak/api-client/call'
import { listFlagRows } from '@verstak/contracts/flag'
import { createFlags } from '@verstak/flags/createFlags'
import type { Flags } from '@verstak/flags/createFlags'
import type { FlagRow } from '@verstak/flags/flagRow'

/** So often a worker looks what the shop says; the API has the answer in its memory. */
const POLL_MS = 1000

export interface FollowedFlags extends Flags {
  /** Ends the looking. */
  close(): void
}

/**
 * Flags by the shop's table, which is looked at every second: no page waits for it. While the API does not answer, the last
 * table serves on; before the first one, every flag has its default.
 */
export async function followFlags(
  call: ApiCall,
  report: (error: unknown) => void,
  pollMs = POLL_MS,
): Promise<FollowedFlags> {
  let rows: readonly FlagRow[] = []
  let isDown = false
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const look = async () => {
    try {
      rows = (await call(listFlagRows, {})).rows
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
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
