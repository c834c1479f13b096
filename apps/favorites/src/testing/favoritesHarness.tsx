import { ApiError } from '@verstak/api-client/ApiError'
import type { EndpointInput, EndpointResponse } from '@verstak/contracts/endpoint'
import {
  addToFavoritesList,
  clearFavoritesList,
  closeFavoritesList,
  createFavoritesList,
  deleteFavoritesList,
  getSharedFavorites,
  listFavoritesLists,
  openFavoritesList,
  renameFavoritesList,
  type FavoritesList,
  type FavoriteTile,
} from '@verstak/contracts/favorites'
import {
  changeFavoritesItem,
  copySharedFavorites,
  orderFavoritesItems,
  removeFavoritesItems,
  restoreFavoritesItems,
  transferFavoritesItems,
} from '@verstak/contracts/favoritesItems'
import type { Layout } from '@verstak/contracts/layout'
import { getMarks } from '@verstak/contracts/marks'
import { listAlternatives } from '@verstak/contracts/product'
import type { WidgetProps } from '@verstak/contracts/widget'
import { createTestHost, type TestHostInput } from '@verstak/remote-kit/TestHost'
import { guidOf, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createRoutes } from '../routes.tsx'

export const KEY = 'q7Xn4vT2mBc9KdRwq7Xn4vT2mBc9KdRwq7Xn4vT2mBc'

export const listGuidOf = (id: number) => `00000000-0000-4000-8000-${String(900_000 + id).padStart(12, '0')}`

export const makeFavorite = (id: number, changes: Partial<FavoriteTile> = {}): FavoriteTile => ({
  ...makeProductTile({ id, guid: guidOf(id), name: `Товар ${id}`, link: `/product/tovar-${id}/`, price: 100_000 * id }),
  isActive: true,
  wanted: 1,
  note: null,
  cheaperBy: 0,
  isBack: false,
  ...changes,
})

/** A list whose products are in the order in which they are given. */
export function makeFavoritesList(id: number, changes: Partial<FavoritesList> = {}): FavoritesList {
  const { products = [], unpriced = [] } = changes
  return {
    id,
    guid: listGuidOf(id),
    name: id === 1 ? 'Избранное' : `Список ${id}`,
    productGuids: [...products, ...unpriced].map(({ guid }) => guid),
    sharingKey: null,
    isCommon: id === 1,
    products,
    ...changes,
  }
}

type Shared = EndpointResponse<typeof getSharedFavorites>

export interface FavoritesHarnessInput extends Partial<TestHostInput> {
  layout?: Layout
  lists?: FavoritesList[]
  /** What {@link KEY} opens; null for a closed list. */
  shared?: Shared | null
  /** Lists cannot be read. */
  isFailing?: boolean
}

const done = { meta: { status: 'success' as const }, count: 7 }

/** The remote as the shell would hold it, on an API without a network that keeps lists; for tests and stories. */
export function createFavoritesHarness({
  lists = [],
  shared = null,
  isFailing = false,
  ...input
}: FavoritesHarnessInput = {}) {
  let kept = lists
  const change = (guid: string, changes: (list: FavoritesList) => FavoritesList | null) => {
    if (!kept.some((list) => list.guid === guid)) throw new ApiError('not-found', 404)
    kept = kept.flatMap((list) => (list.guid === guid ? (changes(list) ?? []) : list))
    return done
  }
  const without = (guids: readonly string[]) => (list: FavoritesList) => ({
    ...list,
    productGuids: list.productGuids.filter((guid) => !guids.includes(guid)),
  })
  const removed = new Map<string, FavoritesList>()
  const contentsOf = (list: FavoritesList, isShown: boolean): FavoritesList => {
    const { products = [], unpriced = [], ...rest } = list
    const held = ({ guid }: { guid: string }) => list.productGuids.includes(guid)
    return isShown ? { ...rest, products: products.filter(held), unpriced: unpriced.filter(held) } : rest
  }

  const api = createFakeApi()
    .on(getMarks, () => ({ favorites: [], compare: [] }))
    .on(listAlternatives, () => ({ products: [makeProductTile({ id: 501, guid: guidOf(501), name: 'Аналог' })] }))
    .on(listFavoritesLists, ({ query }: EndpointInput<typeof listFavoritesLists>) => {
      if (isFailing) throw new ApiError('unavailable', 503)
      const asked = kept.filter(({ guid }) => query.listGuid === undefined || guid === query.listGuid)
      return { lists: asked.map((list) => contentsOf(list, query.isShowProducts ?? false)) }
    })
    .on(getSharedFavorites, ({ query: { sharingKey } }) => {
      if (sharingKey !== KEY || !shared) throw new ApiError('not-found', 404)
      return shared
    })
    .on(createFavoritesList, ({ body: { name } }) => {
      const id = kept.length + 20
      kept = [...kept, makeFavoritesList(id, { name })]
      return { id, guid: listGuidOf(id) }
    })
    .on(renameFavoritesList, ({ query, body: { name } }) => change(query.guid, (list) => ({ ...list, name })))
    .on(clearFavoritesList, ({ body }) => change(body.guid, (list) => ({ ...list, productGuids: [] })))
    .on(deleteFavoritesList, ({ body }) => change(body.guid, () => null))
    .on(openFavoritesList, ({ body }) => {
      change(body.guid, (list) => ({ ...list, sharingKey: KEY }))
      return { sharingKey: KEY }
    })
    .on(closeFavoritesList, ({ body }) => change(body.guid, (list) => ({ ...list, sharingKey: null })))
    .on(addToFavoritesList, ({ body: { listGuid, productGuid } }) =>
      change(listGuid, (list) => ({ ...list, productGuids: [productGuid, ...list.productGuids] })),
    )
    .on(removeFavoritesItems, ({ body: { listGuid, productGuids } }) =>
      change(listGuid, (list) => {
        removed.set(listGuid, list)
        return without(productGuids)(list)
      }),
    )
    .on(restoreFavoritesItems, ({ body: { listGuid } }) => change(listGuid, (list) => removed.get(listGuid) ?? list))
    .on(orderFavoritesItems, ({ body: { listGuid, productGuids } }) =>
      change(listGuid, (list) => ({ ...list, productGuids })),
    )
    .on(changeFavoritesItem, () => ({}))
    .on(transferFavoritesItems, ({ body: { listGuid, productGuids, isCopy } }) =>
      change(listGuid, isCopy ? (list) => list : without(productGuids)),
    )
    .on(copySharedFavorites, () => ({ ...done, guid: listGuidOf(1), copied: 2, left: 0 }))

  const host = createTestHost({
    call: api.call,
    region: makeRegion(),
    isServed: () => true,
    widgets: { 'cart/AddToCart': AddToCart as never },
    ...input,
  })
  return { api, host, routes: createRoutes(host) }
}

function AddToCart({ product }: WidgetProps['cart/AddToCart']) {
  return <button type="button">В корзину: {product.name}</button>
}
