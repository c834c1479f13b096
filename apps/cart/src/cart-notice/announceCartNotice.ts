import { readApiError } from '@verstak/api-client/readApiError'
import { cartAddress } from '@verstak/contracts/address'
import { isMobile, type Host } from '@verstak/host'
import { CartRefusal } from '../cart-state/queueChange.ts'
import type { CartNotice } from './cartNotice.ts'
import { cartNoticeTexts } from './cartNotice.texts.ts'
import { failureMessageOf } from './failureMessage.texts.ts'

/** Room for a picture, a name and a price. */
const ADDED_WIDTH = 536

/**
 * Shows what differs from the shopper's request: a popup for a failure (ERR-001, ERR-002), a toast for a limit; and the
 * window of a product that came into the cart, as long as he is on the page where he added it; the cart itself shows it without one.
 */
export function announceCartNotice(host: Host, notice: CartNotice, from: string | null): void {
  const { ask } = host.modals
  if (notice.kind === 'limited') {
    ask({ kind: 'toast', tone: 'info', key: 'cart.limit', text: cartNoticeTexts.limited(notice.available) }, 'cart')
  } else if (notice.kind === 'added') {
    if (location.pathname === from && from !== cartAddress(host.layout)) showAdded(host, notice)
  } else {
    const { error } = notice
    const message = error instanceof CartRefusal ? error.text : failureMessageOf(readApiError(error))
    const title = message === null ? cartNoticeTexts.failureTitle : cartNoticeTexts.refusalTitle
    ask({ kind: 'error', title, text: message ?? cartNoticeTexts.failure }, 'cart')
  }
}

function showAdded(
  { modals, layout }: Host,
  { product, answer: { product: added, informer, recommendations } }: CartNotice & { kind: 'added' },
): void {
  const { quantity, packaging, gift } = added
  const window = modals.ask(
    {
      kind: isMobile(layout) ? 'sheet' : 'dialog',
      title: cartNoticeTexts.added,
      width: ADDED_WIDTH,
      content: {
        widget: 'cart/AddedToCart',
        props: { product, quantity, packaging, gift, informer, recommendations, onClose: () => window.close() },
      },
    },
    'cart',
  )
}
