import type { SearchSuggestions } from '@verstak/contracts/search'
import type { KnownSearch } from './searchMemory.ts'
import { searchPanelTexts } from './searchPanel.texts.ts'

/** Product data beside the name of a suggestion. */
export interface ProductLook {
  image: string
  /** Kopecks. */
  price: number
  oldPrice: number | null
}

/** One line of the panel. */
export interface Suggestion {
  key: string
  name: string
  href: string
  /** Secondary text after the name. */
  note?: string
  product?: ProductLook
  /** Id of a search in the visitor's history, which can be deleted. */
  searchId?: number
}

/** Lines under one heading. */
export interface SuggestionGroup {
  key: string
  label: string
  items: Suggestion[]
}

/** Limit of viewed products in the panel (SEARCH-017). */
export const MAX_RECENT_SHOWN = 4
/** Limit of own searches in the panel (SEARCH-016). */
export const MAX_SEARCHES_SHOWN = 10

/** Common product fields of the API's answers. */
interface NamedProduct {
  name: string
  link: string
  image: string
  pricesV2: { default: { current: number; old: number | null } }
}

/** Address of the search page for a query. */
const searchAddress = (words: string) => `/search/?${new URLSearchParams({ what: words })}`

/** The non-empty groups of an answer, with their labels (SEARCH-010, 011). */
export function groupsOf({
  categories,
  tagPages,
  manufacturers,
  documents,
  products,
}: SearchSuggestions): SuggestionGroup[] {
  return [
    {
      key: 'categories',
      label: categories.label,
      items: categories.items.map(({ name, link, count }) => ({
        key: link,
        name,
        href: link,
        note: searchPanelTexts.products(count),
      })),
    },
    { key: 'tagPages', label: tagPages.label, items: tagPages.items.map(toLink) },
    { key: 'manufacturers', label: manufacturers.label, items: manufacturers.items.map(toLink) },
    { key: 'documents', label: documents?.label ?? '', items: documents?.items.map(toLink) ?? [] },
    { key: 'products', label: products.label, items: products.items.map(toProduct) },
  ].filter(({ items }) => items.length > 0)
}

/** Groups for an empty field: the visitor's own searches and viewed products. */
export function ownGroups(searches: readonly KnownSearch[], viewed: readonly NamedProduct[]): SuggestionGroup[] {
  return [
    {
      key: 'history',
      label: searchPanelTexts.history,
      items: searches
        .slice(0, MAX_SEARCHES_SHOWN)
        .map(({ id, query }) => ({ key: `search ${id}`, name: query, href: searchAddress(query), searchId: id })),
    },
    {
      key: 'recent',
      label: searchPanelTexts.recent,
      items: viewed.slice(0, MAX_RECENT_SHOWN).map(toProduct),
    },
  ].filter(({ items }) => items.length > 0)
}

const toLink = ({ name, link }: { name: string; link: string }): Suggestion => ({ key: link, name, href: link })

function toProduct({ name, link, image, pricesV2 }: NamedProduct): Suggestion {
  const { current, old } = pricesV2.default
  return { key: link, name, href: link, product: { image, price: current, oldPrice: old } }
}
