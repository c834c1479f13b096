import type { Page } from '@playwright/test'
import { createCall } from '@verstak/api-client/call'
import { addToCompare, MAX_COMPARED } from '@verstak/contracts/compare'
import { getComparison, type Comparison } from '@verstak/contracts/comparison'
import { getListing } from '@verstak/contracts/listing'
import { listAlternatives, type ProductTile } from '@verstak/contracts/product'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'

/** The product and others of its kind. `baseURL` is the store's origin. */
export async function listLike(baseURL: string, product: ProductTile): Promise<ProductTile[]> {
  const call = createCall((path, init) => fetch(`${baseURL}${path}`, init))
  const query = { productId: product.id, regionId: DEFAULT_REGION_ID }
  const { products } = await call(listAlternatives, { query })
  return [product, ...products]
}

/** Products of the category of a product, which is compared for that: up to a hundred. */
export async function listCategoryOf(page: Page, baseURL: string, product: ProductTile): Promise<ProductTile[]> {
  await putIntoComparison(page, baseURL, [product])
  const answer = await page.request.get(getComparison.path)
  const { categories } = (await answer.json()) as Comparison
  const call = createCall((path, init) => fetch(`${baseURL}${path}`, init))
  const found: ProductTile[] = []
  for (let number = 1, last = 1; number <= last && found.length < MAX_COMPARED; number += 1) {
    const query = { ...ALL_OF_CATEGORY, id: categories[0]!.id, page: number }
    const { products, pagesCount } = await call(getListing, { query })
    found.push(...products)
    last = pagesCount
  }
  return found.slice(0, MAX_COMPARED)
}

const ALL_OF_CATEGORY = {
  listingType: 'category',
  brandId: 0,
  searchString: '',
  sort: 'popularity',
  asc: false,
  filters: '',
  all: true,
  regionId: DEFAULT_REGION_ID,
} as const

/** Fills the comparison of the page's visitor by a call. */
export async function putIntoComparison(page: Page, baseURL: string, products: readonly ProductTile[]): Promise<void> {
  const added = await page.request.post(addToCompare.path, {
    headers: { origin: baseURL },
    data: { productGuids: products.map(({ guid }) => guid) },
  })
  if (!added.ok()) throw new Error(`The comparison refused them: ${await added.text()}`)
}
