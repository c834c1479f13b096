import type { Dictionary } from '@verstak/search-text/dictionary'
import type { Brand, CatalogueState, References } from '../../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../../db/tables.ts'
import { createNameMatcher } from './createNameMatcher.ts'
import type { NamedDocument, TagPage } from '../search.sql.ts'

/** Matches of a group that are counted and filtered at most. */
const MAX_CANDIDATES = 20
const MAX_SUGGESTED = 5
const MAX_DOCUMENTS = 3

/** Categories, brands, tag pages and documents that match a query, best first. */
export interface SuggestedNames {
  categories: { category: CategoryRow; count: number }[]
  brands: Brand[]
  tagPages: TagPage[]
  documents: NamedDocument[]
}

export const NO_NAMES: SuggestedNames = { categories: [], brands: [], tagPages: [], documents: [] }

/** Counts come from the current state; names are those that the finder was created with. */
export type NameFinder = (state: Pick<CatalogueState, 'countProducts'>, query: string) => SuggestedNames

/** Names that the shop edits. */
export interface EditedNames {
  tagPages: readonly TagPage[]
  /** Published now. */
  documents: readonly NamedDocument[]
}

export function createNameFinder(
  { categories, brands }: Pick<References, 'categories' | 'brands'>,
  { tagPages, documents }: EditedNames,
  dictionary: Dictionary,
): NameFinder {
  const findCategories = finderOf(categories.filter(isShown), dictionary)
  const findBrands = finderOf(brands.filter(isShown), dictionary)
  const findTagPages = finderOf(tagPages, dictionary)
  const findDocuments = finderOf(documents, dictionary)
  return (state, query) => ({
    categories: findCategories(query)
      .map((category) => ({ category, count: state.countProducts(category) }))
      .filter(({ count }) => count > 0)
      .slice(0, MAX_SUGGESTED),
    brands: findBrands(query).slice(0, MAX_SUGGESTED),
    tagPages: findTagPages(query).slice(0, MAX_SUGGESTED),
    documents: findDocuments(query).slice(0, MAX_DOCUMENTS),
  })
}

const isShown = ({ is_hidden: isHidden }: { is_hidden: boolean }) => !isHidden

function finderOf<T extends { name: string }>(things: readonly T[], dictionary: Dictionary): (query: string) => T[] {
  const matcher = createNameMatcher(
    things.map(({ name }) => name),
    dictionary,
  )
  return (query) =>
    matcher
      .match(query)
      .slice(0, MAX_CANDIDATES)
      .map((place) => things[place]!)
}
