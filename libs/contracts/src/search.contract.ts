import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { SEARCH_LENGTH } from './listing.contract.ts'
import { NamedLink } from './product.contract.ts'
import { PricesV2 } from './price.contract.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Characters, without spaces around, from which suggestions are asked for (SEARCH-002). */
export const SHORTEST_SUGGESTED = 2

const groupOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    /** Russian heading of the group. */
    label: v.string(),
    /** The best first; a group without any is not shown. */
    items: v.array(item),
  })

/** Category with the active products of its subtree. */
export const SuggestedCategory = v.object({ ...NamedLink.entries, count: Count })

/** Product of a suggestion (SEARCH-011). */
export const SuggestedProduct = v.object({
  ...NamedLink.entries,
  /** Picture address with `{size}` and `{format}` placeholders. */
  image: v.string(),
  pricesV2: PricesV2,
  isAvailable: v.boolean(),
})
export type SuggestedProduct = v.InferOutput<typeof SuggestedProduct>

/** What a shopper may mean while typing (SEARCH-010). */
export const SearchSuggestions = v.object({
  categories: groupOf(SuggestedCategory),
  tagPages: groupOf(NamedLink),
  manufacturers: groupOf(NamedLink),
  products: groupOf(SuggestedProduct),
  /** What was searched instead of what was typed; null when just that. */
  searchedFor: v.nullable(v.string()),
  /** Null: a failure is told by status and problem details, as that of any call. */
  error: v.nullable(v.string()),
})
export type SearchSuggestions = v.InferOutput<typeof SearchSuggestions>

export const suggestSearch = defineEndpoint({
  method: 'GET',
  path: '/api/v1/search/suggest',
  summary: 'Categories, tag pages, brands and products that a search may mean while it is being typed.',
  query: v.object({
    /** Fewer characters than `SHORTEST_SUGGESTED` suggest nothing. */
    searchString: v.pipe(v.string(), v.maxLength(SEARCH_LENGTH)),
    /** Products that this region has are named before others; the first region unless told. */
    regionId: v.optional(RegionId),
  }),
  response: SearchSuggestions,
  errors: [],
  cache: { scope: 'buyer', maxAge: 60 },
  example: { query: { searchString: 'bosch', regionId: 1 } },
})

export const listSearchPresets = defineEndpoint({
  method: 'GET',
  path: '/api/v1/search/presets',
  summary: 'Popular searches, which an empty search field offers (SEARCH-023).',
  response: v.object({ queries: v.array(v.string()) }),
  errors: [],
  cache: { scope: 'public', maxAge: 600 },
})
