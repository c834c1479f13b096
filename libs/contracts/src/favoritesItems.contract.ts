import * as v from 'valibot'
import { favoriteNoteExample } from './cabinetExamples.data.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { FavoritesChanged, forUsers, MAX_FAVORITES, WantedQuantity } from './favorites.contract.ts'

/* What the page of favourites does to the products of a list, apart from the calls of the toggles, which many pages load. */

/** Characters of a note (`long` when there are more). */
export const MAX_NOTE_CHARACTERS = 255
/** How long what was taken out of a list can be brought back, ms. */
export const RESTORABLE_MS = 60 * 60_000
/** Address of a list as a table for spreadsheets; `listGuid` is one of the visitor's own lists. */
export const FAVORITES_CSV_PATH = '/api/v1/favorites/lists/csv'

const Guid = v.pipe(v.string(), v.uuid())
const Guids = v.pipe(v.array(Guid), v.minLength(1), v.maxLength(MAX_FAVORITES))
const listExample = '4c1f2f0e-6f0b-4a55-9f0e-0c6f4a1f4e11'
const otherListExample = '6c1f2f0e-6f0b-4a55-9f0e-0c6f4a1f4e13'
const guidExample = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'
const changedExample = { meta: { status: 'success' }, count: 1 } as const

/** Of guests' common lists, too. A list that is not the visitor's gives `not-found`. */
const forAll = { ...forUsers, errors: ['not-found', 'rate-limited'] } as const
const ListProducts = v.object({ listGuid: Guid, productGuids: Guids })
const listProductsExample = { listGuid: listExample, productGuids: [guidExample] }

export const removeFavoritesItems = defineEndpoint({
  ...forAll,
  method: 'POST',
  path: '/api/v1/favorites/lists/products/remove',
  summary: 'Takes products out of a list; for an hour they can be brought back as they were.',
  body: ListProducts,
  response: FavoritesChanged,
  example: { body: listProductsExample, response: changedExample },
})

/** One more than fits gives a 400 with the reason `favorites-full`. */
export const restoreFavoritesItems = defineEndpoint({
  ...forAll,
  method: 'POST',
  path: '/api/v1/favorites/lists/products/restore',
  summary: 'Brings back what was taken out of a list within the last hour, with its note and to its place.',
  body: ListProducts,
  response: FavoritesChanged,
  example: { body: listProductsExample, response: changedExample },
})

export const orderFavoritesItems = defineEndpoint({
  ...forAll,
  method: 'POST',
  path: '/api/v1/favorites/lists/products/order',
  summary:
    'Puts the products of a list in this order; what is not named comes first, what the list has not is left out.',
  body: ListProducts,
  response: v.object({}),
  example: { body: listProductsExample, response: {} },
})

export const changeFavoritesItem = defineEndpoint({
  ...forAll,
  method: 'POST',
  path: '/api/v1/favorites/lists/product/change',
  summary: 'Changes the note or the wanted quantity of a product in a list.',
  body: v.object({
    listGuid: Guid,
    productGuid: Guid,
    /** '' removes it. */
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_NOTE_CHARACTERS, 'long'))),
    quantity: v.optional(WantedQuantity),
  }),
  response: v.object({}),
  example: {
    body: { listGuid: listExample, productGuid: guidExample, note: favoriteNoteExample, quantity: 2 },
    response: {},
  },
})

/** All or none: more than fits gives a 400 with the reason `favorites-full`. */
export const transferFavoritesItems = defineEndpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/v1/favorites/lists/products/transfer',
  summary: 'Moves or copies products to another list, with their notes.',
  body: v.object({ ...ListProducts.entries, toGuid: Guid, isCopy: v.boolean() }),
  response: FavoritesChanged,
  errors: ['sign-in-required', 'not-found', 'rate-limited'],
  example: {
    body: { ...listProductsExample, toGuid: otherListExample, isCopy: false },
    response: changedExample,
  },
})

/** For a user a new list of the same name, for a guest his common list. */
export const copySharedFavorites = defineEndpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/v1/favorites/lists/shared/copy',
  summary: 'Copies a list that somebody has shared, without its notes.',
  body: v.object({ sharingKey: v.pipe(v.string(), v.maxLength(100)) }),
  response: v.object({
    ...FavoritesChanged.entries,
    /** The list that holds them now. */
    guid: Guid,
    /** Products that came into the list, and those for which it had no room. */
    copied: v.pipe(v.number(), v.integer(), v.minValue(0)),
    left: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  errors: ['not-found', 'rate-limited'],
  example: {
    body: { sharingKey: 'Zx0y8m3cW4nS1b9uK2dQ7rT5vL6pA0eHfJgXoIiYtUw' },
    response: { ...changedExample, guid: listExample, copied: 3, left: 0 },
  },
})
