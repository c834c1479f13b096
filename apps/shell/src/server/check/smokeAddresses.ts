import type { ApiCall } from '@verstak/api-client/call'
import { listTopics } from '@verstak/contracts/catalogue'
import { getListing } from '@verstak/contracts/listing'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'

/**
 * Smoke addresses of a release, with `{category}`, `{brand}` and `{product}` replaced by live ones.
 * @throws when the store has no replacement.
 */
export async function smokeAddresses(patterns: readonly string[], call: ApiCall): Promise<string[]> {
  const isNeeded = patterns.some((pattern) => pattern.includes('{'))
  const live: Record<string, string | undefined> = isNeeded ? await findLive(call) : {}
  return patterns.map((pattern) =>
    pattern.replace(/\{(\w+)\}/g, (_all, kind: string) => {
      const address = live[kind]
      if (!address) throw new Error(`The store has no ${kind} for the smoke address '${pattern}'`)
      return address
    }),
  )
}

async function findLive(call: ApiCall) {
  const topics = await call(listTopics, {})
  const category = topics.data.flatMap(({ children }) => children).find(({ count }) => count > 0)
  if (!category) throw new Error('The store has no category with products, so no page can be tried')
  const listing = await call(getListing, {
    query: {
      listingType: 'category',
      id: category.id,
      brandId: 0,
      searchString: '',
      sort: 'popularity',
      asc: false,
      page: 1,
      filters: '',
      all: true,
      regionId: DEFAULT_REGION_ID,
    },
  })
  const product = listing.products[0]
  const brand = listing.products.find((one) => one.brand)?.brand
  return { category: category.url, product: product?.link, brand: brand?.link }
}
