import { brandAddress } from '@verstak/contracts/address'
import type { listBrands as endpoint } from '@verstak/contracts/content'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import { pictureOf } from '../product/pictureOf.ts'
import { popularQuery } from '../recommendations/popularIn.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'

const byName = new Intl.Collator('ru', { sensitivity: 'base', numeric: true })

/** Brands with products for sale anywhere, without hidden ones, counted by the index. */
export async function listBrands({ index }: Pick<Services, 'index'>): Promise<EndpointResponse<typeof endpoint>> {
  const state = await index.read()
  const everything = { ...popularQuery(getRegion(state, DEFAULT_REGION_ID), 1), isOutOfStockShown: true }
  const { facets } = await index.find(everything)
  const brands = [...facets.brand].flatMap(([id, count]) => {
    const brand = state.brandById.get(id)
    return brand && !brand.is_hidden && count > 0
      ? [
          {
            ...{ id, name: brand.name, url: brandAddress(brand.slug, id), count },
            ...(brand.logo !== null && { logo: pictureOf(brand.logo) }),
          },
        ]
      : []
  })
  return { brands: brands.toSorted((one, other) => byName.compare(one.name, other.name)) }
}
