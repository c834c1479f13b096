import type { Modals } from '@verstak/host'
import { cartNoticeTexts } from './cartNotice.texts.ts'

/** What the shopper must be told after a change of the cart. */
export type CartNotice =
  /** No more than this many pieces can be had. */
  | { kind: 'limited'; available: number }
  /** The change failed; `message` is null when nobody said why. */
  | { kind: 'failed'; message: string | null }

/** Tells what went differently from the shopper's wish: a popup for a failure (ERR-001, ERR-002), a toast for a limit. */
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
