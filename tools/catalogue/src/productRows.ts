import { createHash } from 'node:crypto'
import { galleryViews, liveryOf, type DrawingKind, type View } from '@verstak/drawings'
import type { Cell } from './copyRows.ts'
import { describe } from './describe.ts'
import { AUDIENCES } from './data/words.data.ts'
import type { Goods } from './goods.ts'
import type { Kind } from './kind.ts'
import { drawStanding } from './market.ts'
import type { PlacedProduct } from './PlacedProduct.ts'
import { DEMO_SOURCE } from './demoSource.ts'
import { STOCK_OFFICES } from './regionRows.ts'
import { transliterate } from './transliterate.ts'

/** Prime, so that multiplying by anything smaller only shuffles what is below it. */
const SKU_SPAN = 89_999_999
const SKU_STEP = 48_271_957

/** Every so many-th product is withdrawn from sale. */
const WITHDRAWN_STEP = 251

/** Columns of the table `product` that are filled, in the order of `productCells`. */
export const PRODUCT_COLUMNS = [
  'id',
  'guid',
  'category_id',
  'brand_id',
  'category_lft',
  'sku',
  'article',
  'name',
  'slug',
  'description',
  'picture',
  'picture_views',
  'nameplates',
  'multiplicity',
  'pack_quantity',
  'is_consumable',
  'is_pickup_only',
  'delivery_warning',
  'unit_name',
  'units_per_piece',
  'rating',
  'reviews',
  'popularity',
  'weight',
  'length',
  'width',
  'height',
  'is_active',
  'source',
  'expected_at',
  'created_at',
  'updated_at',
] as const

export function placeProduct(
  place: Pick<PlacedProduct, 'id' | 'seed' | 'kind' | 'drawing' | 'category' | 'drawn'>,
  today: Date,
): PlacedProduct {
  const { drawn } = place
  const market = {
    brandPopularity: drawn.brand?.popularity ?? 1,
    isForPros: drawn.facts.get('audience')?.text === AUDIENCES.pro,
    rubles: drawn.price.retail / 100,
  }
  return { ...place, standing: drawStanding(market, STOCK_OFFICES, today, drawn.random) }
}

export function productCells(
  { id, seed, kind, drawing, category, drawn, standing }: PlacedProduct,
  goods: Goods,
  reviewed: { reviews: number; rating: number },
): Cell[] {
  const [length, width, height] = drawn.size
  return [
    id,
    guidOf(seed, id),
    category.node.id,
    drawn.brand?.id ?? null,
    category.lft,
    skuOf(id),
    drawn.article,
    drawn.name,
    transliterate(drawn.name),
    describe(kind, drawn),
    `${drawing}/${liveryOf(drawn.brand?.slug ?? '')}`,
    viewsOf(kind, drawing),
    standing.nameplates,
    drawn.multiplicity,
    goods.packQuantity,
    kind.isConsumable ?? false,
    goods.isPickupOnly,
    goods.deliveryWarning,
    drawn.unitsPerPiece === null ? null : (kind.measure?.unit ?? null),
    drawn.unitsPerPiece,
    reviewed.rating,
    reviewed.reviews,
    standing.popularity,
    drawn.weight,
    length,
    width,
    height,
    id % WITHDRAWN_STEP !== WITHDRAWN_STEP - 1,
    DEMO_SOURCE,
    standing.expectedAt,
    standing.createdAt,
    standing.createdAt,
  ]
}

/** Consumables have no picture of their other side. */
function viewsOf({ isConsumable }: Kind, drawing: DrawingKind): View[] {
  return galleryViews(drawing).filter((view) => !isConsumable || view !== 'reverse')
}

/** Eight digits, unlike for neighbours, unique below ninety million products. */
export function skuOf(id: number): string {
  return String(10_000_000 + Number((BigInt(id) * BigInt(SKU_STEP)) % BigInt(SKU_SPAN)))
}

/** From a hash, because 32 random bits would collide among about ten thousand products. */
export function guidOf(seed: number, id: number): string {
  const hex = createHash('sha256').update(`${seed}:${id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
