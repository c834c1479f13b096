import { MAX_LINES, type addToCart as endpoint } from '@verstak/contracts/cart'
import type { ProductTile } from '@verstak/contracts/product'
import { productMultiplicity } from '@verstak/contracts/flag'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { linePriceOf } from '@verstak/price'
import { DomainError, invalidInput, notFound } from '../DomainError.ts'
import { pricesOf, storedPricesOf } from '../price/pricesOf.ts'
import { readCartSums } from './readCartSums.ts'
import { selectTiles, type TileRow } from '../product/product.sql.ts'
import { packName } from '../product/product.texts.ts'
import { isRowAvailable } from '../product/productTile.ts'
import { listTiles, type TileAudience } from '../product/listTiles.ts'
import { popularIn } from '../recommendations/popularIn.ts'
import { insertEvents } from '../recommendations/events.sql.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import type { CartCaller } from './cartCaller.ts'
import { findProductId, selectItems, upsertItem } from './cart.sql.ts'
import { changeCart } from './changeCart.ts'
import { fitQuantity, mostOf } from './fitQuantity.ts'

/** Products that the answer recommends. */
const RECOMMENDED = 4

/** The wanted quantity, or a function that computes it from the current one (0 if the product is not in the cart). */
type Wanted = Omit<EndpointBody<typeof endpoint>, 'quantity'> & { quantity: number | ((held: number) => number) }

/**
 * Sets the quantity of a product in the cart. The call is idempotent.
 * @throws DomainError `cart-token-required`, `not-found`, `product-unavailable`
 */
export async function addToCart(
  services: Services,
  { productGuid, quantity: wanted, byPack, regionId }: Wanted,
  caller: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, flags, index, terms: readTerms } = services
  const { owner, buyer, visitor, flagVisitorIn } = caller
  const region = getRegion(await index.read(), regionId)
  const product = await getAvailableProduct(services, productGuid, region.office_ids)
  const isByMultiple = await (await flags.now()).valueOf(productMultiplicity, flagVisitorIn(regionId))
  const step = stepOf(isByMultiple ? product : { ...product, multiplicity: 1 }, byPack)
  const terms = await readTerms()
  const { pack_quantity: packQuantity } = product
  const added = await changeCart(services, owner, async (transaction, cartId) => {
    const items = await selectItems(transaction, cartId)
    const held = items.find(({ product_id }) => product_id === product.id)
    if (!held && items.length >= MAX_LINES) {
      throw invalidInput('productGuid', 'cart-full', `A cart holds at most ${MAX_LINES} products.`)
    }
    const whole = typeof wanted === 'number' ? wanted : wanted(held?.quantity ?? 0)
    const { quantity, informer } = fitQuantity(whole, step, product.stock)
    const price = linePriceOf(pricesOf(product, buyer, terms.rules), storedPricesOf(product), quantity)
    const cartItemGuid = await upsertItem(transaction, {
      ...{ cartId, productId: product.id, quantity, price, packQuantity },
      // The page itself asks for what is left of a line: the shopper has yet to see it.
      quantityBefore:
        held && held.quantity > product.stock && quantity === mostOf(product.stock, step)
          ? (held.quantity_before ?? held.quantity)
          : null,
    })
    return { cartId, cartItemGuid, quantity, price, informer, isNew: !held }
  })
  if (added.isNew) await insertEvents(db, visitor, 'basket', [product.id])
  const recommendations = added.isNew ? await recommendedTo(services, product, { region, buyer }) : []
  const { cartId, cartItemGuid, quantity, price, informer } = added
  const packaging = packQuantity !== null && quantity % packQuantity === 0 ? packName(packQuantity) : null
  const sums = await readCartSums(services, cartId, { officeIds: region.office_ids, caller })
  return {
    status: 'success',
    data: { meta: { status: 'success' } },
    product: { guid: product.guid, cartItemGuid, price, quantity, packaging, gift: sums.promo?.gift?.name ?? null },
    recommendations,
    informer,
    cart: sums,
  }
}

/** Popular products of the same category, for a product that came into the cart. */
async function recommendedTo(
  services: Services,
  { id, category_id: categoryId }: TileRow,
  audience: TileAudience,
): Promise<ProductTile[]> {
  const state = await services.index.read()
  const category = state.categoryById.get(categoryId)
  if (!category) return []
  const ids = await popularIn(services, category, audience.region, RECOMMENDED + 1)
  return listTiles(services, ids.filter((other) => other !== id).slice(0, RECOMMENDED), audience)
}

/** @throws DomainError `not-found`, `product-unavailable` */
async function getAvailableProduct({ db }: Services, guid: string, officeIds: number[]): Promise<TileRow> {
  const productId = await findProductId(db, guid)
  const [product] = productId === null ? [] : await selectTiles(db, [productId], officeIds)
  if (!product) throw notFound('productGuid', `There is no product ${guid}.`)
  if (isRowAvailable(product)) return product
  throw new DomainError('product-unavailable', {
    field: 'productGuid',
    reason: 'product-unavailable',
    message: 'The region has none of it.',
    productId: product.id,
    value: 0,
  })
}

/** Step of the quantity in pieces: a pack if packs were requested and the product has them. */
function stepOf({ multiplicity, pack_quantity, stock }: TileRow, byPack: boolean | undefined): number {
  return byPack && pack_quantity !== null && stock >= pack_quantity ? pack_quantity : multiplicity
}
