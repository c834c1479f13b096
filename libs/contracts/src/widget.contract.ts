import type { ProductTile } from './product.contract.ts'

/**
 * Props of every widget that a remote offers to others, by `remote/Widget`.
 * A widget's props may gain optional fields; anything else is a new widget.
 */
export interface WidgetProps {
  /** «В корзину», then the stepper; `size: 'l'` on the product page. */
  'cart/AddToCart': {
    product: ProductTile
    size: 'm' | 'l'
  }
  /** Badge with the number of different products in the cart, for the header and the tab bar. */
  'cart/CartBadge': object
  /** What went differently from a wish: a popup for a failure, a toast for a limit. Loaded when there is one. */
  'cart/CartNotice': {
    notice:
      /** No more than this many pieces can be had. */
      | { kind: 'limited'; available: number }
      /** The change failed; `message` is null when nobody said why. */
      | { kind: 'failed'; message: string | null }
    onClose: () => void
  }
  /** Row of products that this visitor may like, with a heading. */
  'listing/FeaturedProducts': { title: string }
}
/** Name of a widget. */
export type WidgetName = keyof WidgetProps
