import { HEAVY_WARNING, LONG_WARNING, MATRIX, SALES, VENDOR_INFO } from './data/goods.data.ts'
import type { Cell } from './copyRows.ts'
import type { PlacedProduct } from './PlacedProduct.ts'
import { createRandom, type Random } from './random.ts'

/** A separate seed, so that earlier drawn values do not change. */
const GOODS_SEED = 77
const HEAVIEST_BY_COURIER = 400_000
const LONGEST_BY_CAR = 3000
const PACKED_SHARE = 0.4
/** Kopecks; more expensive products are not sold by the pack. */
const DEAREST_IN_PACKS = 100_000
const DAY_MS = 86_400_000

/** Ids of the demo's sales and tag pages lie above those that a shop would enter by hand. */
export const DEMO_ID_BASE = 1_000_000
export const saleId = (key: (typeof SALES)[number]['key']) =>
  DEMO_ID_BASE + SALES.findIndex((sale) => sale.key === key) + 1

/** How a product is sold beside its price: in packs, in sales, by courier; and its data for staff. */
export interface Goods {
  packQuantity: number | null
  /** Kopecks for one piece of a pack. */
  packPrice: number | null
  /** Kopecks. */
  floor: number
  isPickupOnly: boolean
  deliveryWarning: string | null
  saleIds: number[]
  /** Row of `product_manager` after the product id. */
  manager: Cell[]
}

/** Draws the goods data; reproducible by the seeds. `today` is the base of dates. */
export function drawGoods({ id, seed, kind, drawn, standing }: PlacedProduct, today: Date): Goods {
  const random = createRandom(seed, id, GOODS_SEED)
  const { price, weight, size } = drawn
  const isPacked = Boolean(kind.isConsumable) && price.retail <= DEAREST_IN_PACKS && random.chance(PACKED_SHARE)
  const isPickupOnly = weight > HEAVIEST_BY_COURIER
  const isLong = Math.max(...size) > LONGEST_BY_CAR
  return {
    packQuantity: isPacked ? drawn.multiplicity * random.pick([5, 10, 20]) : null,
    packPrice: isPacked ? Math.max(1, Math.round(price.retail * (0.9 + random.next() * 0.06))) : null,
    floor: Math.floor(price.retail * 0.78),
    isPickupOnly,
    deliveryWarning: isPickupOnly ? HEAVY_WARNING : isLong ? LONG_WARNING : null,
    saleIds: saleIdsOf({ kind, drawn, standing }),
    manager: managerCells(price.retail, standing.stock.length, today, random),
  }
}

function saleIdsOf({ kind, drawn, standing }: Pick<PlacedProduct, 'kind' | 'drawn' | 'standing'>): number[] {
  const { retail, old } = drawn.price
  const pieces = standing.stock.reduce((sum, { quantity }) => sum + quantity, 0)
  const isReduced = old !== null && retail <= old * 0.8
  return [
    ...(isReduced ? [saleId('big')] : []),
    ...(kind.isConsumable && old !== null ? [saleId('consumables')] : []),
    ...(standing.nameplates.includes('pro') && old !== null ? [saleId('pro')] : []),
    ...(pieces > 0 && pieces < 3 && !kind.isConsumable ? [saleId('last')] : []),
  ]
}

function managerCells(retail: number, offices: number, today: Date, random: Random): Cell[] {
  const marginality = random.int(80, 420) / 10
  const daysAgo = random.int(0, 20)
  return [
    random.chance(0.8),
    random.pick(['green', 'green', 'yellow', 'red', null]),
    marginality,
    Math.round((retail * marginality) / 5000),
    random.pick(MATRIX),
    offices > 0 ? random.int(0, 40) : 0,
    random.int(0, 12),
    random.int(-3, 6),
    random.int(0, 60),
    new Date(today.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10),
    random.chance(0.3) ? random.pick(VENDOR_INFO) : null,
  ]
}
