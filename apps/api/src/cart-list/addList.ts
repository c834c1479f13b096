import { createHash } from 'node:crypto'
import { MAX_LINES } from '@verstak/contracts/cart'
import type { addList as endpoint, ListResult } from '@verstak/contracts/cartList'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { productMultiplicity } from '@verstak/contracts/flag'
import { linePriceOf } from '@verstak/price'
import { selectItems, type CartKey } from '../cart/cart.sql.ts'
import type { CartCaller } from '../cart/cartCaller.ts'
import { changeCart } from '../cart/changeCart.ts'
import { fitQuantity } from '../cart/fitQuantity.ts'
import { getCart } from '../cart/getCart.ts'
import { readCartSums } from '../cart/readCartSums.ts'
import { DomainError } from '../DomainError.ts'
import { runOnce } from '../idempotency/runOnce.ts'
import { pricesOf, storedPricesOf } from '../price/pricesOf.ts'
import { selectTiles } from '../product/product.sql.ts'
import { isRowAvailable } from '../product/productTile.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectProductIds, upsertLines, type NewLine } from './cartList.sql.ts'

type Input = EndpointBody<typeof endpoint>

/**
 * Adds products to the cart on top of what it holds, as far as stock, multiplicity and the cart's room allow, all of them
 * in one transaction. A repeated request gets the same results and adds nothing.
 * @throws DomainError `cart-token-required`, `idempotency-key-reused`, `rate-limited`
 */
export async function addList(
  services: Services,
  input: Input,
  { caller, ip, idempotencyKey: key }: { caller: CartCaller; ip: string; idempotencyKey: string },
): Promise<EndpointResponse<typeof endpoint>> {
  const { regionId } = input
  await services.limits.spend('listAddsPerIp', ip)
  if (caller.owner === null) throw new DomainError('cart-token-required')
  const { office_ids: officeIds } = getRegion(await services.index.read(), regionId)
  const requestHash = createHash('sha256')
    .update(`addList ${JSON.stringify(input)}`)
    .digest()
  const request = { owner: keyOwnerOf(caller.owner), key, requestHash }
  const isByMultiple = await (await services.flags.now()).valueOf(productMultiplicity, caller.flagVisitorIn(regionId))
  const { rules } = await services.terms()

  const { cartId, results } = await changeCart(services, caller.owner, async (transaction, id) => ({
    cartId: id,
    results: await runOnce(transaction, request, async () => {
      const items = await selectItems(transaction, id)
      const heldById = new Map(items.map(({ product_id, quantity }) => [product_id, quantity]))
      const found = await selectProductIds(transaction, [...askedOf(input).keys()])
      const tiles = await selectTiles(
        transaction,
        found.map((product) => product.id),
        officeIds,
      )
      const tileByGuid = new Map(tiles.map((tile) => [tile.guid, tile]))
      const lines: NewLine[] = []
      let room = MAX_LINES - items.length
      const outcomes = [...askedOf(input)].map(([productGuid, asked]): ListResult => {
        const product = tileByGuid.get(productGuid)
        if (!product || !isRowAvailable(product)) return { productGuid, state: 'unavailable', added: 0 }
        const held = heldById.get(product.id) ?? 0
        if (held === 0 && room <= 0) return { productGuid, state: 'no-room', added: 0 }
        const { quantity, informer } = fitQuantity(held + asked, isByMultiple ? product.multiplicity : 1, product.stock)
        if (quantity <= held) return { productGuid, state: 'limited', added: 0 }
        if (held === 0) room -= 1
        const prices = pricesOf(product, caller.buyer, rules)
        lines.push({ productId: product.id, quantity, price: linePriceOf(prices, storedPricesOf(product), quantity) })
        return { productGuid, state: STATES[informer ?? 'none'], added: quantity - held }
      })
      await upsertLines(transaction, id, lines)
      return outcomes
    }),
  }))
  // From now on the shopper knows what his promo code gives.
  await readCartSums(services, cartId, { officeIds, caller })
  return { results, cart: await getCart(services, { regionId }, caller) }
}

const STATES = { none: 'added', 'quantity-limited': 'limited', 'quantity-rounded': 'rounded' } as const

/** Pieces by product, in the list's order; a product that comes twice is one. */
function askedOf({ items }: Input): Map<string, number> {
  const asked = new Map<string, number>()
  for (const { productGuid, quantity } of items) {
    const guid = productGuid.toLowerCase()
    asked.set(guid, (asked.get(guid) ?? 0) + quantity)
  }
  return asked
}

/** Under which the keys of an owner are kept. */
const keyOwnerOf = (owner: CartKey) =>
  createHash('sha256')
    .update('userId' in owner ? `list of user ${owner.userId}` : owner.tokenHash)
    .digest()
