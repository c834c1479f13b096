import { ApiError } from '@verstak/api-client/ApiError'
import { createCartApi, type CartApi } from '@verstak/cart/src/testing/cartApi.ts'
import type { CartItem } from '@verstak/contracts/cart'
import { listTopics } from '@verstak/contracts/catalogue'
import { priceOrderDelivery } from '@verstak/contracts/deliveryChoice'
import { getListing, listTagPages } from '@verstak/contracts/listing'
import { getOrder, type Order } from '@verstak/contracts/order'
import { getProduct, listAlternatives, listFeatured } from '@verstak/contracts/product'
import { listAccessories, listRecent } from '@verstak/contracts/recommendation'
import { listOffices } from '@verstak/contracts/region'
import { makeProductDetails } from '@verstak/testing/factories'
import { storeDelivery } from './storeDelivery.data.ts'
import { makeStoreListing, storeGoods } from './storeGoods.data.ts'

const OFFICES = ['Варшавское шоссе, 97', 'Каширский проезд, 3', 'улица Академика Королёва, 15, корпус 2'].map(
  (address, index) => ({
    id: 101 + index,
    name: `Москва, ${address}`,
    address,
    metro: { name: 'Нахимовский проспект', color: 'gray' },
    lat: 55.65 + index / 100,
    lon: 37.61,
    workingTime: 'ежедневно 9:00–21:00',
    phone: '+7 495 120-44-70',
  }),
)

/**
 * An API with some products, offices and a cart. Its answers are validated against the contracts, like the real ones.
 * @param items items of the cart
 */
export function createStoreApi(items: CartItem[] = [], order?: Order): CartApi {
  const api = createCartApi(items, [...storeGoods])
  document.cookie = items.length > 0 ? 'has_cart=1' : 'has_cart=; max-age=0'
  api.on(getListing, ({ query }) => makeStoreListing(query))
  api.on(listTagPages, () => ({ data: [] }))
  api.on(listTopics, () => ({ data: [], totalCount: 12_000 }))
  api.on(getProduct, ({ query }) => {
    const tile = storeGoods.find(({ id }) => id === query.productId)
    if (!tile) throw new ApiError('not-found', 404)
    // Only the drill has drawings of all views.
    return makeProductDetails({ ...tile, ...(tile.id > 1 && { images: [tile.image] }) })
  })
  api.on(listAlternatives, () => ({ products: storeGoods.slice(1, 6) }))
  api.on(listAccessories, () => ({ products: storeGoods.slice(3, 9) }))
  api.on(listFeatured, () => ({ products: storeGoods.slice(0, 5) }))
  api.on(listRecent, () => ({ products: [] }))
  api.on(listOffices, () => ({ data: OFFICES, courierPrice: 39_000 }))
  api.on(priceOrderDelivery, () => storeDelivery)
  if (order) api.on(getOrder, () => order)
  return api
}
