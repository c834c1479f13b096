import { COUNTS_KEY } from '@verstak/contracts/counts'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getMarks } from '@verstak/contracts/marks'
import { hearMarks } from '@verstak/device/marksChannel'
import { useHost, type Host } from '@verstak/host'
import { useEffect } from 'react'

/**
 * A page of marks follows what other tabs of this browser do, with its hearts and badges.
 * @param refresh asks for what the page shows again; always the same function
 */
export function useOtherTabs(refresh: (host: Host) => Promise<unknown>): void {
  const host = useHost()
  useEffect(
    () =>
      hearMarks(() => {
        void refresh(host)
        for (const queryKey of [[COUNTS_KEY], queryKeyOf(getMarks, {})]) {
          void host.queryClient.invalidateQueries({ queryKey })
        }
      }),
    [host, refresh],
  )
}
