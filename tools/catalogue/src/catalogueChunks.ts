import { CATALOGUE_BRANDS } from './brandTable.ts'
import { chooseDrawing, numberTree, type CatalogueCategory } from './categoryTree.ts'
import { copyLine, type CopyChunk } from './copyRows.ts'
import { DEPARTMENTS, LIVERY_BY_DEPARTMENT } from './data/departments.data.ts'
import { RATING_NAMES } from './data/ratingNames.data.ts'
import { SALES } from './data/goods.data.ts'
import { drawGoods, saleId } from './goods.ts'
import { ReviewBook } from './ReviewBook.ts'
import { PageRows } from './pageRows.ts'
import { Statistics } from './Statistics.ts'
import { ValueBook } from './valueBook.ts'
import { VariantBook } from './VariantBook.ts'
import { drawLeaf } from './drawLeaf.ts'
import type { PlacedProduct } from './PlacedProduct.ts'
import { DEMO_SOURCE } from './demoSource.ts'
import { guidOf, placeProduct, PRODUCT_COLUMNS, productCells } from './productRows.ts'
import { PROPERTIES } from './propertyTable.ts'
import { PROPERTY_GROUPS } from './data/propertyGroups.data.ts'
import { deliveryChunks } from './deliveryRows.ts'
import { regionChunks } from './regionRows.ts'
import { shareOut } from './shareOut.ts'

const MANAGER_COLUMNS = [
  'product_id',
  'can_out_ost_main_store',
  'traffic_light',
  'marginality',
  'sale_bonus',
  'matrix_value',
  'quantity_x',
  'quantity_y',
  'quantity_z',
  'vendor_count',
  'vendor_price_date',
  'vendor_product_info',
]

/** Products per batch: large enough for COPY, small enough for the memory of a small machine. */
const BATCH = 5000

export interface CatalogueOptions {
  products: number
  seed: number
  /** Base date for «new» and «expected» products. */
  today: Date
  /** Pickup points of the first region besides its shops. */
  points?: number | undefined
  /** Existing values of the database, ids by property id and name; see `ValueBook`. */
  keptValues?: ReadonlyMap<string, number>
  /** Borders of the tree start after this one. */
  lftOffset?: number
}

/**
 * The whole catalogue as rows to copy, in an order that satisfies the foreign keys. Streams: only one batch of products
 * is in memory. The same options give the same bytes.
 */
export function* catalogueChunks(options: CatalogueOptions): Generator<CopyChunk> {
  const categories = numberTree(DEPARTMENTS, options.lftOffset)
  yield* regionChunks(options)
  yield* deliveryChunks()
  yield* treeChunks(categories)
  yield saleChunk(options)
  const departments = new Map(DEPARTMENTS.map(({ id, name }) => [id, name]))
  const books: Books = {
    values: new ValueBook(options.keptValues),
    statistics: new Statistics(),
    variants: new VariantBook(),
    page: new PageRows(options.seed, departments),
    reviews: new ReviewBook(options),
  }
  let batch: PlacedProduct[] = []
  for (const product of placedProducts(categories, options)) {
    batch.push(product)
    if (batch.length === BATCH) {
      yield* batchChunks(batch, books, options.today)
      batch = []
    }
  }
  if (batch.length > 0) yield* batchChunks(batch, books, options.today)
  yield* books.variants.takeChunks(true)
  yield* books.statistics.chunks()
}

/** Products one by one, leaf after leaf. */
export function* placedProducts(
  categories: readonly CatalogueCategory[],
  { products, seed, today }: CatalogueOptions,
): Generator<PlacedProduct> {
  const leaves = categories.filter(({ node }) => node.kind !== null)
  const counts = shareOut(
    products,
    leaves.map(({ node }) => node.share),
  )
  let id = 0
  for (const [index, category] of leaves.entries()) {
    const { kind } = category.node
    if (!kind) continue
    const drawing = chooseDrawing(kind.drawing)
    for (const drawn of drawLeaf(kind, category.node.id, counts[index] ?? 0, seed)) {
      id += 1
      yield placeProduct({ id, seed, kind, drawing, category, drawn }, today)
    }
  }
}

function* treeChunks(categories: readonly CatalogueCategory[]): Generator<CopyChunk> {
  yield {
    table: 'category',
    columns: [
      'id',
      'parent_id',
      'name',
      'slug',
      'lft',
      'rgt',
      'depth',
      'group_id',
      'picture',
      'is_force_show',
      'source',
      'rating_names',
    ],
    lines: categories.map(({ node, parentId, slug, lft, rgt, depth, groupId }) => {
      const picture = `${chooseDrawing(node.drawing)}/${LIVERY_BY_DEPARTMENT[groupId]}`
      const isDepartment = depth === 1
      return copyLine([
        ...[node.id, parentId, node.name, slug, lft, rgt, depth, groupId, picture, isDepartment, DEMO_SOURCE],
        RATING_NAMES[node.id] ?? null,
      ])
    }),
  }
  yield {
    table: 'brand',
    columns: ['id', 'name', 'slug', 'country', 'source'],
    lines: CATALOGUE_BRANDS.map(({ id, name, slug, country }) => copyLine([id, name, slug, country, DEMO_SOURCE])),
  }
  yield {
    table: 'property_group',
    columns: ['id', 'name', 'position'],
    lines: PROPERTY_GROUPS.map(({ id, name }, position) => copyLine([id, name, position])),
  }
  yield {
    table: 'property',
    columns: ['id', 'name', 'unit', 'kind', 'is_facet', 'position', 'group_id', 'better'],
    lines: PROPERTIES.map(({ id, name, unit, kind, groupId, better }, position) =>
      copyLine([id, name, unit, kind, true, position, groupId, better]),
    ),
  }
}

const DAY_MS = 86_400_000

function saleChunk({ seed, today }: CatalogueOptions): CopyChunk {
  const dayAt = (days: number) => new Date(today.getTime() + days * DAY_MS).toISOString()
  return {
    table: 'sale',
    columns: ['id', 'guid', 'name', 'slug', 'starts_at', 'ends_at', 'is_one_click', 'position', 'source'],
    lines: SALES.map(({ key, name, slug, isOneClick, days }, position) => {
      const id = saleId(key)
      const endsAt = days && dayAt(days)
      return copyLine([id, guidOf(seed, -id), name, slug, dayAt(-10), endsAt, isOneClick, position, DEMO_SOURCE])
    }),
  }
}

/** Data collected over all products. */
interface Books {
  values: ValueBook
  statistics: Statistics
  variants: VariantBook
  page: PageRows
  reviews: ReviewBook
}

function* batchChunks(
  batch: readonly PlacedProduct[],
  { values, statistics, variants, page, reviews }: Books,
  today: Date,
): Generator<CopyChunk> {
  const product: string[] = []
  const productValue: string[] = []
  const price: string[] = []
  const stock: string[] = []
  const sale: string[] = []
  const manager: string[] = []
  for (const placed of batch) {
    const { id, drawn, standing } = placed
    const goods = drawGoods(placed, today)
    const booked = values.valuesOf(drawn.facts)
    statistics.add(placed, booked)
    variants.add(placed)
    page.add(placed)
    product.push(copyLine(productCells(placed, goods, reviews.add(placed))))
    for (const value of booked) productValue.push(`${id}\t${value.id}\n`)
    price.push(copyLine([id, 'retail', drawn.price.retail, drawn.price.old, goods.floor]))
    price.push(copyLine([id, 'business', drawn.price.business, null, null]))
    if (goods.packPrice !== null) price.push(copyLine([id, 'pack', goods.packPrice, null, null]))
    for (const wantedSale of goods.saleIds) sale.push(`${wantedSale}\t${id}\n`)
    manager.push(copyLine([id, ...goods.manager]))
    for (const { officeId, quantity } of standing.stock) stock.push(`${id}\t${officeId}\t${quantity}\n`)
  }
  yield { table: 'property_value', columns: ['id', 'property_id', 'name', 'num'], lines: values.takeNewLines() }
  yield { table: 'product', columns: PRODUCT_COLUMNS, lines: product }
  yield { table: 'product_value', columns: ['product_id', 'value_id'], lines: productValue }
  yield { table: 'product_price', columns: ['product_id', 'price_type', 'price', 'old_price', 'floor'], lines: price }
  yield { table: 'stock', columns: ['product_id', 'office_id', 'quantity'], lines: stock }
  yield { table: 'sale_product', columns: ['sale_id', 'product_id'], lines: sale }
  yield { table: 'product_manager', columns: MANAGER_COLUMNS, lines: manager }
  yield* page.takeChunks()
  yield* reviews.takeChunks()
  yield* variants.takeChunks(false)
}
