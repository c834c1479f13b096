import type { ApiCall } from '@verstak/api-client/call'
import { getListing, type Listing } from '@verstak/contracts/listing'
import { getProduct, listAlternatives, type ProductDetails, type ProductTile } from '@verstak/contracts/product'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import { listTopics } from '@verstak/contracts/catalogue'

/** Goods that the journeys need, found in whatever catalogue the store has. */
export interface Goods {
  /** The first department, many pages long. */
  department: Listing
  /** Sold by one, with plenty of stock, with analogs. */
  product: ProductDetails
  /** Others of the kind, so that tests at the same time need not share one. */
  others: ProductTile[]
  /** Sold by several pieces. */
  packed: ProductTile
  /** Out of stock. */
  missing: ProductTile
}

/** More than all tests together buy of one product. */
const PLENTY = 30
const regionId = DEFAULT_REGION_ID

/** Looks the goods up as a shopper would: on the first page of each department. */
export async function findGoods(call: ApiCall): Promise<Goods> {
  const { data: topics } = await call(listTopics, {})
  const list = (id: number, all: boolean) => call(getListing, { query: { ...FIRST_PAGE, id, all } })

  const department = await list(topics[0]!.id, false)
  const [first, ...others] = department.products.filter(
    ({ multiplicity, availabilityInfo }) => multiplicity === 1 && availabilityInfo.countInStock >= PLENTY,
  )
  const query = { productId: first!.id, regionId }
  const [product, analogs] = await Promise.all([call(getProduct, { query }), call(listAlternatives, { query })])
  if (analogs.products.length === 0) throw new Error(`«${product.name}» has no analogs.`)

  // A journey may just take back the department that it has imported.
  const pages = await Promise.all(topics.map(({ id }) => list(id, true).catch(() => ({ products: [] }))))
  const find = (what: string, fits: (tile: ProductTile) => boolean) => {
    const found = pages.flatMap(({ products }) => products).find(fits)
    if (!found) throw new Error(`No first page of a department has ${what}.`)
    return found
  }
  return {
    department,
    product,
    others,
    packed: find(
      'a product in packs',
      ({ multiplicity, availabilityInfo }) => multiplicity > 1 && availabilityInfo.countInStock >= 3 * multiplicity,
    ),
    missing: find('a product out of stock', ({ isAvailable }) => !isAvailable),
  }
}

const FIRST_PAGE = {
  listingType: 'category',
  brandId: 0,
  searchString: '',
  sort: 'popularity',
  asc: false,
  page: 1,
  filters: '',
  regionId,
} as const
