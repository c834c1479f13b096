import type { Flag } from '@verstak/flags/flag'
import { FlagRow } from '@verstak/flags/flagRow'
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** A product is sold in multiples: step, read-only quantity, «В корзину по N» (TILE-028…031, VALID-040). */
export const productMultiplicity: Flag<boolean> = { key: 'product-multiplicity', default: true }

/**
 * The new best price: a red discount badge instead of the nameplates of sale, best price and discount (TILE-032,
 * 033).
 */
export const newBestPrice: Flag<boolean> = { key: 'new-best-price', default: false }

/** Width of the region modal: 480 px or 1345 px (REGION-014, 015). */
export const regionModal: Flag<'new' | 'old'> = { key: 'region-modal', default: 'new', variants: ['new', 'old'] }

/** Height of the organization list in the user menu: 168 px or 96 px (HEADER-028). */
export const userMenu: Flag<'new' | 'old'> = { key: 'user-menu', default: 'new', variants: ['new', 'old'] }

/** The new menu for wholesalers of type `fixed` above level 3 (ROLE-007). */
export const navigation: Flag<boolean> = { key: 'navigation', default: false }

/** The telephone number 4950000000 is refused (FEEDBACK-015). */
export const refuseDummyPhone: Flag<boolean> = { key: 'refuse-dummy-phone', default: false }

/** The popup with a company's benefits after a minute (NOTIFY-012). */
export const buyAsJurPopup: Flag<boolean> = { key: 'buy-as-jur-popup', default: true }

/** The onboarding notification for guests (NOTIFY-019). */
export const guestOnboarding: Flag<boolean> = { key: 'onboarding-unauthorized-user', default: true }

/** «Цена после входа» with the discounts of people and companies (ROLE-006). */
export const personalPrice: Flag<boolean> = { key: 'personal-price', default: true }

/** Discussions are sent by create-discussion instead of save-comment (DISCUSS-012). */
export const discussionService: Flag<boolean> = { key: 'discussion-service', default: true }

/** Lists of favourites for signed-in users (FAV-003). */
export const favoritesLists: Flag<boolean> = { key: 'favorites-lists', default: true }

/** The tab «Для физлиц» / «Для юрлиц» at sign-in, `isNewAuthFlow` of the calls (LOGIN-012, CALL-015, 016). */
export const newAuth: Flag<boolean> = { key: 'new-auth', default: false }

/** Sign-in by the server-driven flow (FLOW-001). */
export const newAuthFlow: Flag<boolean> = { key: 'new-auth-flow', default: false }

/** One-time codes at sign-in, with or without the offer to remember the device (LOGIN-018, OTP-011). */
export const oneTimeCode: Flag<'off' | 'with-save' | 'without-save'> = {
  key: 'one-time-code',
  default: 'off',
  variants: ['off', 'with-save', 'without-save'],
}

/*
 * The four flags of the staff's panel. A cookie of the panel turns each on for the one of the staff who switched it, and that is
 * all: no page and no call reads them yet. The specification names the switches, not what they change.
 */

/** «Новые листинги через поиск» of the panel (STAFF-013); nothing reads it. */
export const newListings: Flag<boolean> = { key: 'new-listings-search', default: false }

/** «Геокодирование» of the panel (STAFF-015); nothing reads it. */
export const geocoding: Flag<boolean> = { key: 'geocoding', default: false }

/** «Предпросмотр товара в корзине» of the panel (STAFF-016); nothing reads it. */
export const cartPreview: Flag<boolean> = { key: 'cart-product-preview', default: false }

/** «Новое избранное, v3» of the panel (STAFF-017); nothing reads it. */
export const newFavorites: Flag<boolean> = { key: 'new-favorites-v3', default: false }

/** The registration's checkbox: «Я представитель юрлица или ИП» or «Покупать как юрлицо» (REGISTER-008, 009). */
export const companyCheckbox: Flag<'representative' | 'buy-as-company'> = {
  key: 'company-checkbox',
  default: 'representative',
  variants: ['representative', 'buy-as-company'],
}

/**
 * All flags of the store. Browser code imports only the flags that it reads, so that a page does not contain the
 * others. All but the four of the staff's panel change something.
 */
export const FLAGS: readonly Flag[] = [
  productMultiplicity,
  newBestPrice,
  regionModal,
  userMenu,
  navigation,
  refuseDummyPhone,
  buyAsJurPopup,
  guestOnboarding,
  personalPrice,
  discussionService,
  favoritesLists,
  newAuth,
  newAuthFlow,
  oneTimeCode,
  companyCheckbox,
  newListings,
  geocoding,
  cartPreview,
  newFavorites,
]

/** The shell evaluates the flags of its pages from these rows; flags left at their default have no row. */
export const listFlagRows = defineEndpoint({
  method: 'GET',
  path: '/api/v1/flags',
  summary: 'What the shop says of its feature flags and experiments.',
  response: v.object({
    rows: v.array(FlagRow),
    /**
     * Another one after each change by staff, of anything, and when categories, brands or properties are others: what a shell
     * keeps of other answers is old then. Absent from an older API.
     */
    revision: v.optional(v.number()),
  }),
  errors: [],
  // A change takes effect within seconds.
  cache: { scope: 'public', maxAge: 1 },
  example: {
    response: {
      rows: [
        { key: 'new-best-price', isOn: true, rules: [{ target: { layouts: ['mobile'] }, split: { on: 50, off: 50 } }] },
      ],
    },
  },
})
