import * as v from 'valibot'
import { Id } from './id.contract.ts'
import { ManagerInfo } from './manager.contract.ts'
import { ProductTile } from './product.contract.ts'

/** What a toggle is to do, once: it is placed when its button is pressed, and shows nothing itself. */
const Toggle = v.object({
  product: v.object({
    id: Id,
    guid: v.pipe(v.string(), v.uuid()),
    name: v.string(),
    /** What the page shows, kopecks. */
    price: v.number(),
  }),
  /** The product is to be marked; false: not any more. */
  isMarked: v.boolean(),
  /** Where the button stands: some words differ. */
  look: v.picklist(['tile', 'page']),
  /** The mark is as wished, or the visitor was told why it is not. */
  onEnd: v.function(),
})

/**
 * Props of every widget that a remote offers to others, by `remote/Widget`. Functions stand as `v.function()`.
 * A widget's props may gain optional fields; anything else is a new widget, and a release that breaks this is refused.
 */
export const widgetProps = {
  /** «В корзину», then the stepper; «Купить» for what is sold past the cart. `size: 'l'` on the product page. */
  'cart/AddToCart': v.object({
    product: ProductTile,
    size: v.picklist(['m', 'l']),
    /** Below «В корзину» there is room for buying this product alone. */
    hasOneClick: v.optional(v.boolean()),
  }),
  /** Badge with the number of different products in the cart, for the header and the tab bar. */
  'cart/CartBadge': v.object({
    /** Shown until the cart itself is here. */
    known: v.optional(v.number()),
  }),
  /** Puts a product among the favourites, or takes it out, tells of it, and moves the marks of the page and its badges. */
  'favorites/FavoriteToggle': Toggle,
  /** The same for the comparison. */
  'compare/CompareToggle': Toggle,
  /** Row of products that this visitor may like, with a heading; it has one of its own where none is given. */
  'listing/FeaturedProducts': v.object({ title: v.optional(v.string()) }),
  /** The most popular products of a running sale below a head with its name, its way on and the time that is left. */
  'listing/SaleProducts': v.object({
    slug: v.string(),
    title: v.string(),
    /** Address of the whole sale, with this many products. */
    url: v.string(),
    count: v.number(),
    /** When it ends, ms since 1970; null for a sale without an end. */
    endsAtMs: v.nullable(v.number()),
    /** When the server asked for these figures, ms since 1970. */
    renderedAtMs: v.number(),
  }),
  /** Row of products that this visitor looked at, with a heading as above; it comes after the page. */
  'listing/RecentProducts': v.object({
    title: v.optional(v.string()),
    /** Product of the page, which he is looking at now. */
    exceptId: v.optional(v.number()),
  }),
  /** In a window: products that can be bought instead of one (TILE-026). */
  'listing/AnalogTiles': v.object({ guid: v.string() }),
  /** In a window: asks where to write when a product can be bought again (TILE-027). */
  'listing/ArrivalForm': v.object({ productGuid: v.string(), name: v.string(), onClose: v.function() }),
  /** In a window: what companies and persons pay once they are signed in (TILE-015). */
  'listing/GuestPrices': v.object({
    /** What a guest pays, kopecks. */
    current: v.number(),
    offers: v.array(v.object({ type: v.picklist(['discountB2B', 'discountB2C']), price: v.number() })),
  }),
  /** On a tile and a product's page, for staff only: what the API tells nobody else (STAFF-005…011). */
  'listing/StaffTile': v.object({ info: ManagerInfo }),
  /** In a window: offices of the visitor's region that have a product. */
  'product/WhereToBuy': v.object({ productGuid: v.string() }),
  /** On a product's page, below what it says of their mean and number: its reviews. */
  'reviews/ProductReviews': v.object({ productGuid: v.string(), rating: v.number(), count: v.number() }),
  /**
   * Reminder to write a review, for users who have not closed one lately. It waits unseen, asks its own API, calls `onDue`
   * when there is something to remind of, shows its window while `isShown`, and calls `onClose` when that was closed.
   */
  'reviews/ReviewReminder': v.object({ isShown: v.boolean(), onDue: v.function(), onClose: v.function() }),
} as const

/** Name of a widget. */
export type WidgetName = keyof typeof widgetProps
/** Props by name of the widget. */
export type WidgetProps = { [Name in WidgetName]: v.InferOutput<(typeof widgetProps)[Name]> }

/**
 * How much a page needs a widget.
 * - `must`: the page waits for it; without it the page answers 503 and still shows the rest.
 * - `should`: the page waits for its time budget; what is not there then comes later, or a fallback with a retry.
 * - `may`: nobody waits; a failure leaves no trace.
 */
export type SlotClass = 'must' | 'should' | 'may'

/** What a widget's place promises to the page. */
export interface SlotRule {
  slot: SlotClass
  /** How long the first batch of the page waits for the widget's data, milliseconds. */
  budgetMs: number
}

/** Class and time budget of every widget's place. A page of a remote is `must` with the page's own deadline. */
export const widgetSlots: Record<WidgetName, SlotRule> = {
  'cart/AddToCart': { slot: 'should', budgetMs: 300 },
  'cart/CartBadge': { slot: 'may', budgetMs: 0 },
  'favorites/FavoriteToggle': { slot: 'should', budgetMs: 0 },
  'compare/CompareToggle': { slot: 'should', budgetMs: 0 },
  'listing/FeaturedProducts': { slot: 'may', budgetMs: 0 },
  'listing/SaleProducts': { slot: 'should', budgetMs: 300 },
  'listing/RecentProducts': { slot: 'may', budgetMs: 0 },
  'listing/AnalogTiles': { slot: 'should', budgetMs: 0 },
  'listing/ArrivalForm': { slot: 'should', budgetMs: 0 },
  'listing/GuestPrices': { slot: 'should', budgetMs: 0 },
  'listing/StaffTile': { slot: 'may', budgetMs: 0 },
  'product/WhereToBuy': { slot: 'should', budgetMs: 0 },
  'reviews/ProductReviews': { slot: 'may', budgetMs: 0 },
  'reviews/ReviewReminder': { slot: 'may', budgetMs: 0 },
}
