import type { addToCart } from '@verstak/contracts/cart'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { ProductTile } from '@verstak/contracts/product'
import type { Host } from '@verstak/host'

/** Message for the shopper after a change of the cart. */
export type CartNotice =
  /** Only this many pieces are available. */
  | { kind: 'limited'; available: number }
  /** The change failed: a refusal of the server, or an error of the call. */
  | { kind: 'failed'; error: unknown }
  /** A product came into the cart. */
  | { kind: 'added'; product: ProductTile; answer: EndpointResponse<typeof addToCart> }

/** Code of the messages, which most pages never need. Loaded as the shopper presses: his connection may break then. */
export const loadNotices = () => import(/* webpackChunkName: "notice" */ './announceCartNotice.ts')

/**
 * Shows a message, if there is one.
 * @param from path of the page on which the shopper adds a product; null = without a window
 */
export function announceNotice(host: Host, notice: CartNotice | null, from: string | null = null): void {
  if (!notice) return
  void loadNotices().then(
    ({ announceCartNotice }) => announceCartNotice(host, notice, from),
    () => notice.kind === 'failed' && host.modals.ask({ kind: 'error', advice: 'later' }, 'cart'),
  )
}
