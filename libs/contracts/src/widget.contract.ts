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
  /** Row of products that this visitor may like, with a heading. */
  'listing/FeaturedProducts': { title: string }
}
/** Name of a widget. */
export type WidgetName = keyof WidgetProps
