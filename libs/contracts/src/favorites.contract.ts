import { ListName } from '@verstak/validators/favoritesListName.schema'
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { Kopecks } from './price.contract.ts'
import { ProductTile } from './product.contract.ts'

/** Maximum number of products in a list (LIMIT-002). One more gives a 400 with the reason `favorites-full`. */
export const MAX_FAVORITES = 100
/** Maximum number of a user's lists besides the common one. One more gives a 400 with the reason `lists-full`. */
export const MAX_FAVORITES_LISTS = 30

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const guidExample = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'
const listExample = '4c1f2f0e-6f0b-4a55-9f0e-0c6f4a1f4e11'

/**
 * Answer to a change. Failures carry `meta` with the status `error` beside their problem details, and in
 * `meta.message` the Russian sentence for the shopper, if there is one (ERR-005, ERR-007).
 */
export const FavoritesChanged = v.object({
  meta: v.object({ status: v.picklist(['success', 'error']), message: v.optional(v.string()) }),
  /** Errors that a server reports in a successful answer (ERR-010); ours never does. */
  errors: v.optional(v.array(v.unknown())),
  /** Number of different products in all lists of the visitor, for the badges. */
  count: Count,
  /** Of two answers the one with the bigger revision is newer. */
  revision: v.optional(Count),
})
export type FavoritesChanged = v.InferOutput<typeof FavoritesChanged>

/** A product by id, by guid, or by both; then both must refer to the same product. */
const FavoriteProduct = v.pipe(
  v.object({
    /** Id of the product. */
    id: v.optional(Id),
    /** The same, under the name that tiles use (API-063, API-064). */
    productId: v.optional(Id),
    productGuid: v.optional(Guid),
    /** Sent by tiles, but not trusted: the server looks itself at what the product costs. */
    price: v.optional(v.nullable(v.number())),
  }),
  v.forward(
    v.check(({ id, productId, productGuid }) => (id ?? productId ?? productGuid) !== undefined, 'product-required'),
    ['productGuid'],
  ),
  v.forward(
    v.check(({ id, productId }) => id === undefined || productId === undefined || id === productId, 'differs'),
    ['productId'],
  ),
)

/** Most pieces of a product that a list can ask for. */
export const MAX_WANTED = 999
/** Pieces of a product that somebody wants. */
export const WantedQuantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_WANTED))

/** Product of a list with its current price; `isActive` is false for a product that is no longer sold. */
export const FavoriteTile = v.object({
  ...ProductTile.entries,
  isActive: v.boolean(),
  /** Wanted, pieces. */
  wanted: v.optional(WantedQuantity),
  /** The owner's own words, for him alone. */
  note: v.optional(v.nullable(v.string())),
  /** Kopecks by which it costs less now than when its owner added it; for him alone. */
  cheaperBy: v.optional(Kopecks),
  /** The region had none when its owner added it or last looked, and has some now; for him alone. */
  isBack: v.optional(v.boolean()),
})
export type FavoriteTile = v.InferOutput<typeof FavoriteTile>

/** Product of a list that has no price and no tile now. */
export const FavoriteWithoutPrice = v.object({
  guid: Guid,
  name: v.string(),
  link: v.string(),
  /** Picture address with a `{size}` and a `{format}` placeholder. */
  image: v.string(),
  productCode: v.string(),
  isActive: v.boolean(),
  wanted: v.optional(WantedQuantity),
  note: v.optional(v.nullable(v.string())),
})
export type FavoriteWithoutPrice = v.InferOutput<typeof FavoriteWithoutPrice>

/** FAV-001. */
export const FavoritesList = v.object({
  id: Id,
  guid: Guid,
  name: v.string(),
  /** In the order of the list: the newest first, until its owner orders it by hand. */
  productGuids: v.array(Guid),
  /** Anyone with this key can see the list; null while the list is private. */
  sharingKey: v.nullable(v.string()),
  /** The default list, created with the visitor's first favourite: it can be neither renamed nor deleted. */
  isCommon: v.boolean(),
  /** In the order of `productGuids`; present only on request. Products without a price stand in `unpriced`. */
  products: v.optional(v.array(FavoriteTile)),
  unpriced: v.optional(v.array(FavoriteWithoutPrice)),
})
export type FavoritesList = v.InferOutput<typeof FavoritesList>

/**
 * Adds to the common list. If the product is already there, the call succeeds. Without the cookie `has_marks`, await
 * the first change before sending the next one: otherwise each would create a separate list for a guest.
 */
export const addToFavorites = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/add',
  summary: 'Puts a product among the favourites; gives a guest the cookies of his list.',
  body: FavoriteProduct,
  response: FavoritesChanged,
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  isFailureWorded: true,
  example: { body: { id: 1, productGuid: guidExample }, response: { meta: { status: 'success' }, count: 1 } },
})

/** Removes the product from all lists of the visitor, so that it is no longer a favourite. */
export const removeFromFavorites = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/remove',
  summary: 'Takes a product out of the favourites; taking out what is not there succeeds, too.',
  body: FavoriteProduct,
  response: FavoritesChanged,
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  isFailureWorded: true,
  example: { body: { id: 1, productGuid: guidExample }, response: { meta: { status: 'success' }, count: 0 } },
})

export const countFavorites = defineEndpoint({
  method: 'GET',
  path: '/api/favorites/count',
  summary: 'How many different products the lists of the visitor hold.',
  response: v.object({ count: Count }),
  errors: [],
  cache: { scope: 'personal' },
})

/** The common list first, then the others in the order of creation. Empty before the first favourite. */
export const listFavoritesLists = defineEndpoint({
  method: 'GET',
  path: '/api/favorites/lists',
  summary: 'The lists of the visitor: a guest has one.',
  query: v.object({
    isShowProducts: v.optional(v.boolean(), false),
    /** Only this list. */
    listGuid: v.optional(Guid),
    /** For prices and stock; by default the visitor's active region. */
    regionId: v.optional(RegionId),
  }),
  response: v.object({ lists: v.array(FavoritesList) }),
  errors: [],
  cache: { scope: 'personal' },
  example: { query: { isShowProducts: false } },
})

/**
 * Calls with these entries are for signed-in users (FAV-003). Another user's list gives `not-found`. Failures with a sentence
 * for the shopper carry it in `details`, as `code` and `message` (ERR-011).
 */
export const forUsers = { cache: { scope: 'personal' }, isFailureWorded: true } as const

/** An invalid name gives a 400 at `name` with the reason `empty`, `symbols` or `long`. */
export const createFavoritesList = defineEndpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/v1/favorites/lists/create',
  summary: 'Makes a list.',
  body: v.object({ name: ListName }),
  response: v.object({ id: Id, guid: Guid }),
  errors: ['sign-in-required', 'rate-limited'],
  example: { body: { name: 'Kitchen_2026' }, response: { id: 17, guid: listExample } },
})

export const renameFavoritesList = defineEndpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/favorites/lists/update',
  summary: 'Renames a list; the common one keeps its name (400, `common-list`).',
  query: v.object({ guid: Guid }),
  body: v.object({ name: ListName }),
  response: v.object({}),
  errors: ['sign-in-required', 'not-found', 'rate-limited'],
  example: { query: { guid: listExample }, body: { name: 'Kitchen' }, response: {} },
})

export const clearFavoritesList = defineEndpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/favorites/lists/clear',
  summary: 'Takes all products out of a list.',
  body: v.object({ guid: Guid }),
  response: FavoritesChanged,
  errors: ['sign-in-required', 'not-found', 'rate-limited'],
  example: { body: { guid: listExample }, response: { meta: { status: 'success' }, count: 0 } },
})

export const deleteFavoritesList = defineEndpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/favorites/lists/delete',
  summary: 'Deletes a list with what is in it; the common one stays (400, `common-list`). Deleting twice succeeds.',
  body: v.object({ guid: Guid }),
  response: FavoritesChanged,
  errors: ['sign-in-required', 'rate-limited'],
  example: { body: { guid: listExample }, response: { meta: { status: 'success' }, count: 0 } },
})

const ListProduct = v.object({ listGuid: Guid, productGuid: Guid })
const listProductExample = { listGuid: listExample, productGuid: guidExample }

export const addToFavoritesList = defineEndpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/v1/favorites/lists/product/add',
  summary: 'Puts a product into a list.',
  body: ListProduct,
  response: FavoritesChanged,
  errors: ['sign-in-required', 'not-found', 'rate-limited'],
  example: { body: listProductExample, response: { meta: { status: 'success' }, count: 1 } },
})

export const removeFromFavoritesList = defineEndpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/v1/favorites/lists/product/remove',
  summary: 'Takes a product out of one list; taking out what is not there succeeds, too.',
  body: ListProduct,
  response: FavoritesChanged,
  errors: ['sign-in-required', 'not-found', 'rate-limited'],
  example: { body: listProductExample, response: { meta: { status: 'success' }, count: 0 } },
})

/** A list that is already shared keeps its key. */
export const openFavoritesList = defineEndpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/v1/favorites/lists/shared/open',
  summary: 'Lets everybody who has the key see a list (FAV-011).',
  body: v.object({ guid: Guid }),
  response: v.object({ sharingKey: v.string() }),
  errors: ['sign-in-required', 'not-found', 'rate-limited'],
  example: { body: { guid: listExample } },
})

export const closeFavoritesList = defineEndpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/v1/favorites/lists/shared/close',
  summary: 'Ends the access by key; the key never opens the list again.',
  body: v.object({ guid: Guid }),
  response: v.object({}),
  errors: ['sign-in-required', 'not-found', 'rate-limited'],
  example: { body: { guid: listExample }, response: {} },
})

/** FAV-021. Needs the key but no session: the prices are the viewer's. */
export const getSharedFavorites = defineEndpoint({
  method: 'GET',
  path: '/api/v1/favorites/lists/shared/block',
  summary: 'A list that its owner has opened, by its key.',
  query: v.object({
    sharingKey: v.pipe(v.string(), v.maxLength(100)),
    /** For prices and stock; by default the visitor's active region. */
    regionId: v.optional(RegionId),
  }),
  response: v.object({
    name: v.string(),
    products: v.array(FavoriteTile),
    unpriced: v.optional(v.array(FavoriteWithoutPrice)),
    /** The viewer is its owner. */
    isOwn: v.optional(v.boolean()),
  }),
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: { query: { sharingKey: 'Zx0y8m3cW4nS1b9uK2dQ7rT5vL6pA0eHfJgXoIiYtUw' } },
})
