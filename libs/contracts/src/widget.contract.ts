import * as v from 'valibot'
import { Id } from './id.contract.ts'
import { ManagerInfo } from './manager.contract.ts'
import { ProductTile } from './product.contract.ts'

/** A single action of a toggle: the widget is mounted on a click and renders nothing itself. */
const Toggle = v.object({
  product: v.object({
    id: Id,
    guid: v.pipe(v.string(), v.uuid()),
    name: v.string(),
    /** Price shown on the page, kopecks. */
    price: v.number(),
  }),
  /** True to mark the product, false to unmark it. */
  isMarked: v.boolean(),
  /** Where the button is; affects some texts. */
  look: v.picklist(['tile', 'page']),
  /** Called when the change is done, or the visitor has seen an error. */
  onEnd: v.function(),
})

const Millimetres = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What goods of a window weigh and measure in their package; null for what is unknown. */
const Parcel = v.object({
  /** Gross weight, grams. */
  weight: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Millimetres. */
  size: v.nullable(v.object({ length: Millimetres, width: Millimetres, height: Millimetres })),
})

/**
 * Props of every widget that a remote offers to others, by `remote/Widget`. Functions are `v.function()`. A widget's
 * props may gain optional fields; any other change needs a new widget, and a release that breaks this is rejected.
 */
export const widgetProps = {
  /** «В корзину», then the stepper; «Купить» for products sold without the cart. `size: 'l'` on the product page. */
  'cart/AddToCart': v.object({
    product: ProductTile,
    size: v.picklist(['m', 'l']),
    /** There is room below «В корзину» for the one-click purchase button. */
    hasOneClick: v.optional(v.boolean()),
  }),
  /** Window content: the product that came into the cart, and what goes with it (CART-009…011, CART-013). */
  'cart/AddedToCart': v.object({
    product: ProductTile,
    /** Pieces in the cart. */
    quantity: v.number(),
    /** From the answer of the call. */
    packaging: v.nullable(v.string()),
    gift: v.nullable(v.string()),
    informer: v.nullable(v.picklist(['quantity-limited', 'quantity-rounded'])),
    recommendations: v.array(ProductTile),
    onClose: v.function(),
  }),
  /** Badge with the number of different products in the cart, for the header and the tab bar. */
  'cart/CartBadge': v.object({
    /** Shown until the cart has loaded. */
    known: v.optional(v.number()),
  }),
  /** Adds a product to the favourites or removes it, shows a message, and updates the marks and badges of the page. */
  'favorites/FavoriteToggle': Toggle,
  /** The same for the comparison. */
  'compare/CompareToggle': Toggle,
  /** Content of the panel below the link of the comparison in the header: the latest products, each can be removed. */
  'compare/ComparePreview': v.object({
    /** Closes the panel. */
    onClose: v.function(),
  }),
  /** Row of products recommended to this visitor, with a heading; a default heading when none is given. */
  'listing/FeaturedProducts': v.object({ title: v.optional(v.string()) }),
  /** The most popular products of a running sale, with a header: name, link to the sale, countdown. */
  'listing/SaleProducts': v.object({
    slug: v.string(),
    title: v.string(),
    /** Address of the whole sale, which has this many products. */
    url: v.string(),
    count: v.number(),
    /** End of the sale, ms since 1970; null for a sale without an end. */
    endsAtMs: v.nullable(v.number()),
    /** Time at which the server requested these numbers, ms since 1970. */
    renderedAtMs: v.number(),
  }),
  /** Row of recently viewed products, with a heading as above; loads after the page. */
  'listing/RecentProducts': v.object({
    title: v.optional(v.string()),
    /** Product of the current page, to be left out. */
    exceptId: v.optional(v.number()),
  }),
  /** Window content: products to buy instead of this one (TILE-026). */
  'listing/AnalogTiles': v.object({ guid: v.string() }),
  /** Window content: asks for an e-mail to notify when a product is available again (TILE-027). */
  'listing/ArrivalForm': v.object({ productGuid: v.string(), name: v.string(), onClose: v.function() }),
  /** Window content: prices for companies and individuals after signing in (TILE-015). */
  'listing/GuestPrices': v.object({
    /** Price for a guest, kopecks. */
    current: v.number(),
    offers: v.array(v.object({ type: v.picklist(['discountB2B', 'discountB2C']), price: v.number() })),
  }),
  /** On a tile and a product page, for staff only: data that the API sends only to staff (STAFF-005…011). */
  'listing/StaffTile': v.object({ info: ManagerInfo }),
  /**
   * Window content, 1124 px wide, on a phone the whole screen: pickup points as a list with filters and on a map. A point of
   * another region is chosen together with its region, once the visitor agrees.
   */
  'delivery/PickupWindow': v.object({
    /** Goods whose stock and day each point shows: a product, or the visitor's cart; null for neither. */
    goods: v.nullable(
      v.union([
        v.object({ productGuid: v.pipe(v.string(), v.uuid()), quantity: v.optional(Id) }),
        v.object({ cart: v.literal(true) }),
      ]),
    ),
    /** Names the goods: «Дрель-шуруповёрт Bosch GSR 18V-50». */
    subject: v.optional(v.string()),
    /** A press on a point chooses it at once, without its detail (PICKUP-038). */
    isSelectOnList: v.optional(v.boolean()),
    /** Search and filters stand over the list; by default they do. */
    hasFilters: v.optional(v.boolean()),
    /** The visitor is staff: on a desktop the map has a search of addresses (MAP-003). */
    isAdmin: v.optional(v.boolean()),
    /** Point that is chosen already; by default the one that the device keeps. */
    chosenId: v.optional(v.nullable(Id)),
    /** Called with the id of the chosen point and the {@link ChosenPoint}. */
    onChange: v.function(),
    /** Closes the window. */
    onClose: v.function(),
  }),
  /**
   * Part of the window above, and of pages with shops: its points on a map, `PointMap` of `@verstak/map`, which fills its
   * place. Rendered by browsers only.
   */
  'delivery/PointsMap': v.object({
    points: v.array(
      v.object({
        id: v.string(),
        lat: v.number(),
        lon: v.number(),
        /** Accessible name of its mark. */
        label: v.string(),
        address: v.optional(v.string()),
        state: v.picklist(['available', 'later', 'muted']),
        /** Colour of the dot at its corner. */
        dot: v.optional(v.string()),
      }),
    ),
    /** Degrees, longitude first. */
    mapCenter: v.tuple([v.number(), v.number()]),
    selectedId: v.nullable(v.string()),
    /** Called with the id of a pressed mark. */
    onSelect: v.function(),
    /** Where the visitor is, longitude first. */
    position: v.optional(v.nullable(v.tuple([v.number(), v.number()]))),
    /** Search of addresses over the map. */
    canSearch: v.optional(v.boolean()),
    /** Height of what covers the lower part, px. */
    covered: v.optional(v.number()),
    /** Elements beside the chosen mark. */
    balloon: v.optional(v.any()),
    /** Elements below «Карта недоступна». */
    unavailable: v.optional(v.any()),
  }),
  /** Window content: what a courier costs in the visitor's region, when he comes, what lifting costs (COURIER-001…007). */
  'delivery/CourierWindow': v.object({
    /** Goods whose rows are marked. */
    parcel: v.optional(Parcel),
    /** Called with a `WindowChange` of `@verstak/host`: the heading comes with the data. */
    onStep: v.function(),
  }),
  /** Window content, 1124 px wide: what transport companies take for a product (TRANSPORT-001…017). */
  'delivery/TransportWindow': v.object({
    productGuid: v.pipe(v.string(), v.uuid()),
    dimensions: Parcel,
    /** Pieces; 1 by default. */
    quantity: v.optional(Id),
  }),
  /** Reviews on a product page, with their mean rating and number. */
  'reviews/ProductReviews': v.object({
    productGuid: v.string(),
    rating: v.number(),
    count: v.number(),
    /** Path of the product page. */
    productLink: v.optional(v.string()),
  }),
  /** Questions and answers on a product page, with the form of a question. */
  'reviews/ProductDiscussions': v.object({ productGuid: v.string() }),
  /**
   * Reminder to write a review, for users who have not closed one recently. Mounted hidden, it calls its own API and
   * then `onDue` if a reminder is due. It shows its window while `isShown` is true and calls `onClose` when the
   * window is closed.
   */
  'reviews/ReviewReminder': v.object({ isShown: v.boolean(), onDue: v.function(), onClose: v.function() }),
  /** The user's own reviews and questions, for the page `/user/reviews/`; says so when there are none. */
  'reviews/MyReviews': v.object({}),
  /** Window content: the text of a legal document in its current version, by the last part of its address (REGISTER-013). */
  'content/LegalText': v.object({ slug: v.string() }),
  /** Window content, and part of the page /subscribe/: subscribes an e-mail to the shop's newsletter. */
  'content/NewsletterForm': v.object({}),
  /** Menu of the cabinet beside its pages (see `CabinetFrame`); marks the current address. */
  'account/CabinetMenu': v.object({ current: v.string() }),
  /**
   * Window content: adds an organization of the user in two steps, tells so, and loads the page anew. See
   * `useAddOrganization` of the remote kit.
   */
  'account/AddOrganization': v.object({
    /** Called with a `WindowChange` of `@verstak/host` at each step. */
    onStep: v.function(),
    /** Closes the window. */
    onClose: v.function(),
  }),
  /** Window content: sign-in and registration. Who opens the window passes on what each step changes, and closes it. */
  'auth/SignInDoor': v.object({
    /** Address to go to after the sign-in; without it the page is loaded anew. */
    next: v.optional(v.string()),
    /** Called with a `WindowChange` of `@verstak/host` at each step. */
    onStep: v.function(),
    /** Called with a `SignInResult` when the sign-in is over, without one to close the window. */
    onDone: v.function(),
  }),
  /** Offers a passkey after a sign-in, in a window. */
  'auth/PasskeyOffer': v.object({ onDone: v.function() }),
  /** The user's passkeys, for his profile. */
  'auth/PasskeyList': v.object({}),
  /** The shop's captcha, for calls that ask for it outside of the sign-in. Mount it anew for another task. */
  'auth/CaptchaCheck': v.object({
    /** Called with the answer, which counts once. */
    onSolved: v.function(),
  }),
} as const

/** Name of a widget. */
export type WidgetName = keyof typeof widgetProps
/** Props by name of the widget. */
export type WidgetProps = { [Name in WidgetName]: v.InferOutput<(typeof widgetProps)[Name]> }

/**
 * Importance of a widget for its page.
 * - `must`: the page waits for it; if it fails, the page answers 503 and still shows the rest.
 * - `should`: the page waits up to the time budget; then the widget loads later, or a fallback offers a retry.
 * - `may`: the page does not wait; on failure nothing is shown.
 */
export type SlotClass = 'must' | 'should' | 'may'

/** Rules of a widget's slot. */
export interface SlotRule {
  slot: SlotClass
  /** How long the first chunk of the page waits for the widget's data, milliseconds. */
  budgetMs: number
}

/** Rule of widgets that `widgetSlots` does not name; browsers load only what differs from it. */
export const DEFAULT_SLOT: SlotRule = { slot: 'should', budgetMs: 0 }

/** Class and time budget of widget slots. A page of a remote is `must` with the page's own deadline. */
export const widgetSlots: Partial<Record<WidgetName, SlotRule>> = {
  'cart/AddToCart': { slot: 'should', budgetMs: 300 },
  'cart/CartBadge': { slot: 'may', budgetMs: 0 },
  'listing/FeaturedProducts': { slot: 'may', budgetMs: 0 },
  'listing/SaleProducts': { slot: 'should', budgetMs: 300 },
  'listing/RecentProducts': { slot: 'may', budgetMs: 0 },
  'listing/StaffTile': { slot: 'may', budgetMs: 0 },
  'reviews/ProductReviews': { slot: 'may', budgetMs: 0 },
  'reviews/ProductDiscussions': { slot: 'may', budgetMs: 0 },
  'reviews/ReviewReminder': { slot: 'may', budgetMs: 0 },
  'reviews/MyReviews': { slot: 'should', budgetMs: 300 },
  'account/CabinetMenu': { slot: 'should', budgetMs: 300 },
  'auth/PasskeyOffer': { slot: 'may', budgetMs: 0 },
}

/** How a sign-in in the window `auth/SignInDoor` has ended. */
export interface SignInResult {
  /** `registered-company`: the page stays as it is and takes over the new session (REGISTER-020). */
  outcome: 'signed-in' | 'registered-company'
  /** Where to go; null = the page is loaded anew (LOGIN-008, 009). Not for `registered-company` in a window. */
  address: string | null
}

/** A point chosen in the window `delivery/PickupWindow`. */
export interface ChosenPoint {
  id: number
  regionId: number
  address: string
}
