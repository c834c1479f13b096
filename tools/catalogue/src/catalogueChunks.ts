import { CATALOGUE_BRANDS } from './brandTable.ts'
import { chooseDrawing, numberTree, type CatalogueCategory } from './categoryTree.ts'
import { copyLine, type CopyChunk } from './copyRows.ts'
import { DEPARTMENTS, LIVERY_BY_DEPARTMENT } from './data/departments.data.ts'
import { ValueBook } from './valueBook.ts'
import { drawLeaf } from './drawLeaf.ts'
import { DEMO_SOURCE, placeProduct, PRODUCT_COLUMNS, productCells, type PlacedProduct } from './productRows.ts'
import { PROPERTIES } from './propertyTable.ts'
import { regionChunks } from './regionRows.ts'
import { shareOut } from './shareOut.ts'

/** Products per batch: large enough for COPY, small enough for the memory of a small machine. */
const BATCH = 5000

export interface CatalogueOptions {
  products: number
  seed: number
  /** The day that «new» and «expected» are counted from. */
  today: Date
  /** Values that the database keeps, ids by property id and name; see `ValueBook`. */
  keptValues?: ReadonlyMap<string, number>
  /** Borders of the tree start behind this one. */
  lftOffset?: number
}

/**
 * The whole catalogue as rows to copy, in an order that satisfies the foreign keys. Streams: only one batch of products
 * is in memory. The same options give the same bytes.
 */
export function* catalogueChunks(options: CatalogueOptions): Generator<CopyChunk> {
  const categories = numberTree(DEPARTMENTS, options.lftOffset)
  yield* regionChunks()
  yield* treeChunks(categories)
  const values = new ValueBook(options.keptValues)
  let batch: PlacedProduct[] = []
  for (const product of placedProducts(categories, options)) {
    batch.push(product)
    if (batch.length === BATCH) {
      yield* batchChunks(batch, values)
      batch = []
    }
  }
  if (batch.length > 0) yield* batchChunks(batch, values)
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
    ],
    lines: categories.map(({ node, parentId, slug, lft, rgt, depth, groupId }) => {
      const picture = `${chooseDrawing(node.drawing)}/${LIVERY_BY_DEPARTMENT[groupId]}`
      return copyLine([node.id, parentId, node.name, slug, lft, rgt, depth, groupId, picture, depth === 1, DEMO_SOURCE])
    }),
  }
  yield {
    table: 'brand',
    columns: ['id', 'name', 'slug', 'country', 'source'],
    lines: CATALOGUE_BRANDS.map(({ id, name, slug, country }) => copyLine([id, name, slug, country, DEMO_SOURCE])),
  }
  yield {
    table: 'property',
    columns: ['id', 'name', 'unit', 'kind', 'is_facet', 'position'],
    lines: PROPERTIES.map(({ id, name, unit, kind }, position) => copyLine([id, name, unit, kind, true, position])),
  }
}

function* batchChunks(batch: readonly PlacedProduct[], values: ValueBook): Generator<CopyChunk> {
  const product: string[] = []
  const productValue: string[] = []
  const price: string[] = []
  const stock: string[] = []
  for (const placed of batch) {
    const { id, drawn, standing } = placed
    product.push(copyLine(productCells(placed)))
    for (const valueId of values.idsOf(drawn.facts)) productValue.push(`${id}\t${valueId}\n`)
    price.push(copyLine([id, 'retail', drawn.price.retail, drawn.price.old]))
    price.push(copyLine([id, 'business', drawn.price.business, null]))
    for (const { officeId, quantity } of standing.stock) stock.push(`${id}\t${officeId}\t${quantity}\n`)
  }
  yield { table: 'property_value', columns: ['id', 'property_id', 'name', 'num'], lines: values.takeNewLines() }
  yield { table: 'product', columns: PRODUCT_COLUMNS, lines: product }
  yield { table: 'product_value', columns: ['product_id', 'value_id'], lines: productValue }
  yield { table: 'product_price', columns: ['product_id', 'price_type', 'price', 'old_price'], lines: price }
  yield { table: 'stock', columns: ['product_id', 'office_id', 'quantity'], lines: stock }
}
