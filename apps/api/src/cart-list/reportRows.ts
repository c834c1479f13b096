import { productAddress } from '@verstak/contracts/address'
import { MAX_LINES } from '@verstak/contracts/cart'
import type { ListProduct, ListReport, ListRow, ListRowInput } from '@verstak/contracts/cartList'
import { productMultiplicity } from '@verstak/contracts/flag'
import { linePriceOf } from '@verstak/price'
import { selectItems } from '../cart/cart.sql.ts'
import type { CartCaller } from '../cart/cartCaller.ts'
import { findCart } from '../cart/cartToken.ts'
import { fitQuantity } from '../cart/fitQuantity.ts'
import { pricesOf, storedPricesOf } from '../price/pricesOf.ts'
import { pictureOf } from '../product/pictureOf.ts'
import { selectTiles, type TileRow } from '../product/product.sql.ts'
import { isRowAvailable } from '../product/productTile.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { parseQuantity } from './parseQuantity.ts'
import { resolveCodes } from './resolveCodes.ts'

/** Says of each row of a list what adding it to the caller's cart would do. Changes nothing. */
export async function reportRows(
  services: Services,
  rows: readonly ListRowInput[],
  { regionId, caller }: { regionId: number; caller: CartCaller },
): Promise<ListReport> {
  const { db, flags, index } = services
  const { office_ids: officeIds } = getRegion(await index.read(), regionId)
  const isByMultiple = await (await flags.now()).valueOf(productMultiplicity, caller.flagVisitorIn(regionId))
  const { rules } = await services.terms()
  const cartId = await findCart(db, caller.owner)
  const items = cartId === null ? [] : await selectItems(db, cartId)
  const heldById = new Map(items.map(({ product_id, quantity }) => [product_id, quantity]))
  const codes = await resolveCodes(
    db,
    rows.map(({ code }) => code.trim()),
  )
  const ids = [...codes.values()].flatMap(({ productId, proposedIds }) => [productId ?? [], proposedIds].flat())
  const tiles = await selectTiles(db, [...new Set(ids)], officeIds)
  const tileById = new Map(tiles.map((tile) => [tile.id, tile]))
  const rowsById = Map.groupBy(
    rows.filter(({ quantity }) => parseQuantity(quantity) !== null),
    ({ code }) => codes.get(code.trim())?.productId ?? null,
  )

  const report = rows.map((input): ListRow => {
    const resolved = codes.get(input.code.trim())
    const tile = tileById.get(resolved?.productId ?? 0)
    const own = parseQuantity(input.quantity)
    const nothing: Omit<ListRow, 'state'> = {
      ...input,
      product: tile ? productOf(tile) : null,
      proposals: (resolved?.proposedIds ?? []).flatMap((id) => tileById.get(id) ?? []).map(productOf),
      asked: own,
      ...{ taken: 0, held: 0, available: 0, step: 1, price: null, sameAs: null },
    }
    if (!resolved) return { ...nothing, state: 'no-code' }
    if (resolved.productId !== null && !tile) return { ...nothing, state: 'withdrawn' }
    if (!tile) return { ...nothing, state: nothing.proposals.length > 0 ? 'similar' : 'unknown' }
    if (!tile.is_active) return { ...nothing, state: 'withdrawn' }
    if (own === null) return { ...nothing, state: 'bad-quantity' }
    const same = rowsById.get(tile.id) ?? []
    const sameAs = same[0] === input ? null : (same[0]?.row ?? null)
    if (sameAs !== null) return { ...nothing, state: 'duplicate', sameAs }

    const asked = same.reduce((sum, { quantity }) => sum + (parseQuantity(quantity) ?? 0), 0)
    const held = heldById.get(tile.id) ?? 0
    const step = isByMultiple ? tile.multiplicity : 1
    if (!isRowAvailable(tile)) return { ...nothing, state: 'not-sold', asked, held, step }
    const { quantity, informer } = fitQuantity(held + asked, step, tile.stock)
    return {
      ...nothing,
      state: informer === null ? 'found' : informer === 'quantity-limited' ? 'short' : 'rounded',
      taken: Math.max(0, quantity - held),
      available: tile.stock,
      ...{ asked, held, step },
      price: linePriceOf(pricesOf(tile, caller.buyer, rules), storedPricesOf(tile), quantity),
    }
  })

  const added = report.filter(({ taken }) => taken > 0)
  return {
    rows: report,
    total: {
      products: added.length,
      quantity: added.reduce((sum, { taken }) => sum + taken, 0),
      sum: added.reduce((sum, { taken, price }) => sum + taken * (price ?? 0), 0),
    },
    room: Math.max(0, MAX_LINES - items.length),
  }
}

const productOf = ({ guid, sku, name, slug, id, picture }: TileRow): ListProduct => ({
  ...{ guid, code: sku, name },
  link: productAddress(slug, id),
  image: pictureOf(picture),
})
