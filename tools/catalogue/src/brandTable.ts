import { BRANDS } from '@verstak/drawings'
import { BRAND_TRAITS } from './data/brandTraits.data.ts'
import { DEFAULT_WARRANTY } from './data/words.data.ts'
import type { BrandTraits } from './kind.ts'

/** A brand with the id of its catalogue row. */
export interface CatalogueBrand extends BrandTraits {
  id: number
}

/** All brands; the id is the place in the table of drawings, from 1. */
export const CATALOGUE_BRANDS: readonly CatalogueBrand[] = BRANDS.map(({ slug, name, country }, index) => {
  const row = BRAND_TRAITS[slug] ?? {}
  return {
    id: index + 1,
    slug,
    name,
    country,
    tier: row.tier ?? 1,
    isPro: row.isPro ?? false,
    madeIn: (row.madeIn ?? country).split('|'),
    volts: (row.volts ?? '18').split('|'),
    warranty: row.warranty ?? DEFAULT_WARRANTY,
    article: row.article ?? '######',
    join: row.join ?? '-',
    isRussianCode: row.isRussianCode ?? false,
    popularity: row.popularity ?? 1,
  }
})

export const BRAND_BY_SLUG: ReadonlyMap<string, CatalogueBrand> = new Map(
  CATALOGUE_BRANDS.map((brand) => [brand.slug, brand]),
)
