import { brandAddress, categoryAddress, categoryBrandAddress } from '@verstak/contracts/address'
import type { ListingInput } from '@verstak/contracts/listing'
import { breadcrumbsTo, homeBreadcrumb, type Breadcrumb } from '../catalogue/breadcrumbs.ts'
import type { Brand, CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../db/tables.ts'
import { invalidInput, notFound } from '../DomainError.ts'
import { categoryBrandTitle, searchCrumb, searchTitle } from './listing.texts.ts'

/** What a listing is about. */
export interface ListingScope {
  category: CategoryRow | null
  brand: Brand | null
  /** Null when the listing is no search. */
  searchString: string | null
  title: string
  canonical: string
  /** From home to the listing itself. */
  breadcrumbs: Breadcrumb[]
}

/** @throws DomainError `not-found` for a category or brand that does not exist, `invalid-input` when ids do not fit the type */
export function getListingScope(state: CatalogueState, input: ListingInput): ListingScope {
  const { listingType, searchString } = input
  const category = needs(listingType, 'category') ? getCategory(state, input.id) : refuseId('id', input.id)
  const brand = needs(listingType, 'brand') ? getBrand(state, input.brandId) : refuseId('brandId', input.brandId)
  if (listingType !== 'search' && searchString !== '') {
    throw invalidInput('searchString', 'invalid', `A listing of type ${listingType} has no search.`)
  }
  const title = titleOf(category, brand, searchString)
  const canonical = canonicalOf(category, brand)
  const trail = category ? breadcrumbsTo(state, category.id) : [homeBreadcrumb]
  const own = brand ? [{ name: brand.name, link: canonical }] : category ? [] : [{ name: searchCrumb, link: canonical }]
  return {
    category,
    brand,
    searchString: listingType === 'search' ? searchString : null,
    title,
    canonical,
    breadcrumbs: [...trail, ...own],
  }
}

function needs(type: ListingInput['listingType'], part: 'category' | 'brand'): boolean {
  return type === part || type === 'categoryBrand'
}

function refuseId(field: string, id: number): null {
  if (id !== 0) throw invalidInput(field, 'invalid', `Must be 0 for this type of listing.`)
  return null
}

function getCategory({ categoryById }: CatalogueState, id: number): CategoryRow {
  const category = categoryById.get(id)
  if (!category) throw notFound('id', `There is no category ${id}.`)
  return category
}

function getBrand({ brandById }: CatalogueState, id: number): Brand {
  const brand = brandById.get(id)
  if (!brand) throw notFound('brandId', `There is no brand ${id}.`)
  return brand
}

function titleOf(category: CategoryRow | null, brand: Brand | null, searchString: string): string {
  if (category && brand) return categoryBrandTitle(category.name, brand.name)
  return category?.name ?? brand?.name ?? searchTitle(searchString)
}

function canonicalOf(category: CategoryRow | null, brand: Brand | null): string {
  if (category && brand) return categoryBrandAddress(category.slug, category.id, brand.slug, brand.id)
  if (category) return categoryAddress(category.slug, category.id)
  return brand ? brandAddress(brand.slug, brand.id) : '/search/'
}
