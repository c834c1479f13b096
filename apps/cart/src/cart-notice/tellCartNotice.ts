import type { Modals } from '@verstak/host'
import { cartNoticeTexts } from './cartNotice.texts.ts'

/** Message for the shopper after a change of the cart. */
export type CartNotice =
  /** Only this many pieces are available. */
  | { kind: 'limited'; available: number }
  /** The change failed; `message` is null when the server gave none. */
  | { kind: 'failed'; message: string | null }

/** Shows what differs from the shopper's request: a popup for a failure (ERR-001, ERR-002), a toast for a limit. */
export function tellCartNotice({ ask }: Modals, notice: CartNotice | null): void {
  if (!notice) return
  if (notice.kind === 'limited') {
    ask({ kind: 'toast', tone: 'info', key: 'cart.limit', text: cartNoticeTexts.limited(notice.available) }, 'cart')
    return
  }
  const { message } = notice
  const title = message === null ? cartNoticeTexts.failureTitle : cartNoticeTexts.refusalTitle
  ask({ kind: 'error', title, text: message ?? cartNoticeTexts.failure }, 'cart')
}
