import { productAddress } from '@verstak/contracts/address'
import type { ListRow } from '@verstak/contracts/cartList'
import type { Repeated, RepeatLine } from '@verstak/contracts/userOrders'
import type { CartCaller } from '../cart/cartCaller.ts'
import { reportRows } from '../cart-list/reportRows.ts'
import type { Services } from '../services.ts'
import { selectRepeated, type RepeatedProduct } from './repeat.sql.ts'

/** A product of the order beside what adding it to the cart would do. */
export interface PlannedLine {
  product: RepeatedProduct
  /** Pieces that would come into the cart, and that are to be had at all. */
  taken: number
  available: number
  /** Of one piece for this buyer now, kopecks; null: it is not sold. */
  price: number | null
}

/** Where an order is repeated, and by whom. */
export interface RepeatPlace {
  orderGuid: string
  regionId: number
  caller: CartCaller
}

/** What repeating an order would do to the caller's cart; the caller has checked whose order it is. */
export async function planRepeat(
  services: Services,
  { orderGuid, regionId, caller }: RepeatPlace,
): Promise<PlannedLine[]> {
  const products = await selectRepeated(services.db, orderGuid)
  const rows = products.map(({ sku, quantity }, place) => ({ row: place + 1, code: sku, quantity: String(quantity) }))
  const report = await reportRows(services, rows, { regionId, caller })
  let { room } = report
  return report.rows.map((row, place) => {
    const product = products[place]!
    if (!isSold(row, product)) return { product, taken: 0, available: 0, price: null }
    const isNew = row.held === 0 && row.taken > 0
    const hasRoom = !isNew || room > 0
    if (isNew) room -= 1
    return { product, taken: hasRoom ? row.taken : 0, available: hasRoom ? row.available : 0, price: row.price }
  })
}

/** The code leads to this product, which the region has. */
const isSold = (row: ListRow, { product_guid: guid }: RepeatedProduct) =>
  row.product?.guid === guid && row.price !== null

/** What repeating an order would put into the cart. */
export async function previewRepeat(services: Services, place: RepeatPlace): Promise<Repeated> {
  return describeRepeat(await planRepeat(services, place))
}

export function describeRepeat(plan: readonly PlannedLine[]): Repeated {
  return {
    lines: plan.map(toLine),
    sum: plan.reduce((sum, { taken, price }) => sum + taken * (price ?? 0), 0),
  }
}

const toLine = (planned: PlannedLine): RepeatLine => {
  const { product, taken, price } = planned
  return {
    code: product.sku,
    name: product.name,
    link: productAddress(product.slug, product.product_id),
    outcome: outcomeOf(planned),
    quantity: product.quantity,
    taken,
    priceBefore: product.price,
    price,
  }
}

function outcomeOf({ product, taken, available, price }: PlannedLine): RepeatLine['outcome'] {
  if (price === null || available === 0) return 'gone'
  if (taken < product.quantity) return 'fewer'
  if (price === product.price) return 'same'
  return price > product.price ? 'dearer' : 'cheaper'
}
