import type { addToCart as endpoint } from '@verstak/contracts/cart'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { DomainError, invalidInput, notFound } from '../DomainError.ts'
import { selectTiles } from '../product/product.sql.ts'
import { isRowAvailable } from '../product/productTile.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { findProductId, touchCart, upsertItem } from './cart.sql.ts'
import { listCartLines, totalsOf } from './cartLines.ts'
import { getCartId } from './cartToken.ts'
import { fitQuantity } from './fitQuantity.ts'

/** More than a person orders at once; keeps a script from making every answer slow. */
const MAX_LINES = 200

/**
 * Sets the quantity of a product in the cart, so that a repeated call does no harm.
 * @throws DomainError `cart-token-required`, `not-found`, `product-unavailable`
 */
export async function addToCart(
  { db, index, now }: Services,
  { productGuid, quantity: wanted, regionId }: EndpointBody<typeof endpoint>,
  token: string | null,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await index.read(), regionId)
  const cartId = await getCartId(db, token)
  const productId = await findProductId(db, productGuid)
  const [product] = productId === null ? [] : await selectTiles(db, [productId], region.office_ids)
  if (!product) throw notFound('productGuid', `There is no product ${productGuid}.`)
  if (!isRowAvailable(product)) {
    const message = 'The region has none of it.'
    throw new DomainError('product-unavailable', {
      field: 'productGuid',
      reason: 'product-unavailable',
      message,
      productId: product.id,
      value: 0,
    })
  }
  const linesBefore = await listCartLines(db, cartId, region.office_ids)
  if (linesBefore.length >= MAX_LINES && !linesBefore.some((line) => line.product.id === product.id)) {
    throw invalidInput('productGuid', 'cart-full', `A cart holds at most ${MAX_LINES} products.`)
  }
  const { quantity, informer } = fitQuantity(wanted, product.multiplicity, product.stock)
  const cartItemGuid = await upsertItem(db, { cartId, productId: product.id, quantity, price: product.price })
  await touchCart(db, cartId, now())
  return {
    status: 'success',
    data: { meta: { status: 'success' } },
    product: { guid: product.guid, cartItemGuid, price: product.price, quantity, packaging: null, gift: null },
    recommendations: [],
    informer,
    cart: { totals: totalsOf(await listCartLines(db, cartId, region.office_ids)) },
  }
}
