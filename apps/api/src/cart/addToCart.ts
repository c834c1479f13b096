import type { addToCart as endpoint } from '@verstak/contracts/cart'
import { productMultiplicity } from '@verstak/contracts/flag'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { linePriceOf } from '@verstak/price'
import { DomainError, invalidInput, notFound } from '../DomainError.ts'
import { pricesOf, storedPricesOf } from '../price/pricesOf.ts'
import { selectTiles, type TileRow } from '../product/product.sql.ts'
import { packName } from '../product/product.texts.ts'
import { isRowAvailable } from '../product/productTile.ts'
import { insertEvents } from '../recommendations/events.sql.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import type { CartCaller } from './cartCaller.ts'
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
  { db, flags, index, terms: readTerms, now }: Services,
  { productGuid, quantity: wanted, byPack, regionId }: EndpointBody<typeof endpoint>,
  { token, buyer, visitor, flagVisitorIn }: CartCaller,
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
  const cartTerms = { officeIds: region.office_ids, buyer, terms: await readTerms() }
  const linesBefore = await listCartLines(db, cartId, cartTerms)
  if (linesBefore.length >= MAX_LINES && !linesBefore.some((line) => line.product.id === product.id)) {
    throw invalidInput('productGuid', 'cart-full', `A cart holds at most ${MAX_LINES} products.`)
  }
  const isByMultiple = await (await flags.now()).valueOf(productMultiplicity, flagVisitorIn(regionId))
  const step = stepOf(isByMultiple ? product : { ...product, multiplicity: 1 }, byPack)
  const { quantity, informer } = fitQuantity(wanted, step, product.stock)
  const price = linePriceOf(pricesOf(product, buyer, cartTerms.terms.rules), storedPricesOf(product), quantity)
  const { pack_quantity: packQuantity } = product
  const cartItemGuid = await upsertItem(db, { cartId, productId: product.id, quantity, price, packQuantity })
  await touchCart(db, cartId, now())
  if (!linesBefore.some((line) => line.product.id === product.id)) {
    await insertEvents(db, visitor, 'basket', [product.id])
  }
  const packaging = packQuantity !== null && quantity % packQuantity === 0 ? packName(packQuantity) : null
  return {
    status: 'success',
    data: { meta: { status: 'success' } },
    product: { guid: product.guid, cartItemGuid, price, quantity, packaging, gift: null },
    recommendations: [],
    informer,
    cart: { totals: totalsOf(await listCartLines(db, cartId, cartTerms)) },
  }
}

/** Pieces by which the quantity grows: a pack when packs were asked for and there is one. */
function stepOf({ multiplicity, pack_quantity, stock }: TileRow, byPack: boolean | undefined): number {
  return byPack && pack_quantity !== null && stock >= pack_quantity ? pack_quantity : multiplicity
}
