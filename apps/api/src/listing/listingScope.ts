import {
  brandAddress,
  categoryAddress,
  categoryBrandAddress,
  saleAddress,
  saleCategoryAddress,
  tagPageAddress,
  tagPageBrandAddress,
} from '@verstak/contracts/address'
import type { ListingInput } from '@verstak/contracts/listing'
import { NO_FILTERS, parseFilters, type ListingFilters } from '@verstak/contracts/listingFilters'
import { breadcrumbsTo, homeBreadcrumb, type Breadcrumb } from '../catalogue/breadcrumbs.ts'
import { childrenOf } from '../catalogue/wireCategoryOf.ts'
import type { Brand, CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../db/tables.ts'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { selectSale, selectTagPage } from './listing.sql.ts'
import { categoryBrandTitle, saleCategoryTitle, searchCrumb, searchTitle } from './listing.texts.ts'
import { categoriesToFind } from './categoriesToFind.ts'
import { saleProductIds } from './saleProductIds.ts'

/** What a listing is about. */
export interface ListingScope {
  category: CategoryRow | null
  brand: Brand | null
  /** Null when the listing is no search. */
  searchString: string | null
  /** Ids of the only products that it may show; null = any. */
  productIds: readonly number[] | null
  /** Conditions that the listing itself makes. */
  conditions: ListingFilters
  title: string
  canonical: string
  /** From home to the listing itself. */
  breadcrumbs: Breadcrumb[]
  /**
   * Where it leads deeper, and to what address; categories that are always shown stay without products too. Of a search,
   * what it can be narrowed to.
   */
  children: CategoryRow[]
  childAddress(child: CategoryRow): string
  isForceShown: boolean
}

/** @throws DomainError `not-found` for a category, brand, tag page or sale that does not exist */
export async function getListingScope(
  services: Pick<Services, 'db' | 'now'>,
  state: CatalogueState,
  input: ListingInput,
): Promise<ListingScope> {
  const { listingType } = input
  if (listingType === 'tagPage') return tagPageScope(services, state, input)
  if (listingType === 'sale') return saleScope(services, state, input)
  if (listingType === 'search') return searchScope(state, input)
  const category = listingType === 'brand' ? null : getCategory(state, input.id)
  const brand = listingType === 'category' ? null : getBrand(state, input.brandId)
  const canonical = canonicalOf(category, brand)
  return {
    ...NOTHING_MORE,
    category,
    brand,
    title: category && brand ? categoryBrandTitle(category.name, brand.name) : (category?.name ?? brand?.name ?? ''),
    canonical,
    breadcrumbs: [...trailOf(state, category), ...(brand ? [{ name: brand.name, link: canonical }] : [])],
    children: childrenOf(state, category?.id ?? null),
    childAddress: ({ slug, id }) =>
      brand ? categoryBrandAddress(slug, id, brand.slug, brand.id) : categoryAddress(slug, id),
    isForceShown: brand === null,
  }
}

const NOTHING_MORE = {
  category: null,
  brand: null,
  searchString: null,
  productIds: null,
  conditions: NO_FILTERS,
  children: [],
  childAddress: ({ slug, id }: CategoryRow) => categoryAddress(slug, id),
  isForceShown: false,
}

function searchScope(state: CatalogueState, { searchString, categoryId }: ListingInput): ListingScope {
  const canonical = '/search/'
  const category = categoryId ? getCategory(state, categoryId, 'categoryId') : null
  return {
    ...NOTHING_MORE,
    category,
    searchString,
    title: searchTitle(searchString),
    canonical,
    children: categoriesToFind(state, category),
    breadcrumbs: [homeBreadcrumb, { name: searchCrumb, link: canonical }],
  }
}

async function tagPageScope(
  { db }: Pick<Services, 'db'>,
  state: CatalogueState,
  { id, brandId, slug = '' }: ListingInput,
): Promise<ListingScope> {
  const category = getCategory(state, id)
  const brand = brandId === 0 ? null : getBrand(state, brandId)
  const page = await selectTagPage(db, id, slug)
  if (!page) throw notFound('slug', `Category ${id} has no tag page ${slug}.`)
  const link = tagPageAddress(slug, id)
  const canonical = brand ? tagPageBrandAddress(slug, id, brand.slug, brand.id) : link
  return {
    ...NOTHING_MORE,
    category,
    brand,
    conditions: parseFilters(new URLSearchParams({ filters: page.filters })),
    title: brand ? categoryBrandTitle(page.name, brand.name) : page.name,
    canonical,
    breadcrumbs: [
      ...trailOf(state, category),
      { name: page.name, link },
      ...(brand ? [{ name: brand.name, link: canonical }] : []),
    ],
  }
}

async function saleScope(
  { db, now }: Pick<Services, 'db' | 'now'>,
  state: CatalogueState,
  { categoryId, slug = '' }: ListingInput,
): Promise<ListingScope> {
  const category = categoryId ? getCategory(state, categoryId, 'categoryId') : null
  const sale = await selectSale(db, slug, now())
  if (!sale) throw notFound('slug', `No sale ${slug} runs now.`)
  const crumb = { name: sale.name, link: saleAddress(slug) }
  const own = category && { name: category.name, link: saleCategoryAddress(slug, category.slug, category.id) }
  return {
    ...NOTHING_MORE,
    category,
    productIds: await saleProductIds(db, sale.id),
    title: category ? saleCategoryTitle(sale.name, category.name) : sale.name,
    canonical: own?.link ?? crumb.link,
    breadcrumbs: [homeBreadcrumb, crumb, ...(own ? [own] : [])],
    children: childrenOf(state, category?.id ?? null),
    childAddress: (child) => saleCategoryAddress(slug, child.slug, child.id),
  }
}

const trailOf = (state: CatalogueState, category: CategoryRow | null): Breadcrumb[] =>
  category ? breadcrumbsTo(state, category.id) : [homeBreadcrumb]

function getCategory({ categoryById }: CatalogueState, id: number, field = 'id'): CategoryRow {
  const category = categoryById.get(id)
  if (!category) throw notFound(field, `There is no category ${id}.`)
  return category
}

function getBrand({ brandById }: CatalogueState, id: number): Brand {
  const brand = brandById.get(id)
  if (!brand) throw notFound('brandId', `There is no brand ${id}.`)
  return brand
}

function canonicalOf(category: CategoryRow | null, brand: Brand | null): string {
  if (category && brand) return categoryBrandAddress(category.slug, category.id, brand.slug, brand.id)
  if (category) return categoryAddress(category.slug, category.id)
  return brand ? brandAddress(brand.slug, brand.id) : '/'
}
