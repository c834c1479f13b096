import { useHost } from '@verstak/host'
import { loadNotices } from '../cart-notice/cartNotice.ts'
import type { LineChange } from './lineChange.ts'

/** Changes lines of the cart; a failure is told. Resolves with true when it is done. The code loads when it is needed. */
export function useLineChange(): (change: LineChange) => Promise<boolean> {
  const host = useHost()
  return async (change) => {
    void loadNotices().catch(() => undefined)
    try {
      const { changeLines } = await import(/* webpackChunkName: "lines" */ './changeLines.ts')
      return await changeLines(host, change)
    } catch {
      host.modals.ask({ kind: 'error', advice: 'later' }, 'cart')
      return false
    }
  }
}
