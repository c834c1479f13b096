import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { SEARCH_LENGTH } from './listing.contract.ts'
import { NamedLink } from './product.contract.ts'
import { PricesV2 } from './price.contract.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Minimum trimmed length for suggestions, characters (SEARCH-002). */
export const SHORTEST_SUGGESTED = 2

const groupOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    /** Russian heading of the group. */
    label: v.string(),
    /** The best first; a group without items is not shown. */
    items: v.array(item),
  })

/** Category with the number of active products in its subtree. */
export const SuggestedCategory = v.object({ ...NamedLink.entries, count: Count })

/** Product in the suggestions (SEARCH-011). */
export const SuggestedProduct = v.object({
  ...NamedLink.entries,
  /** Picture address with `{size}` and `{format}` placeholders. */
  image: v.string(),
  pricesV2: PricesV2,
  isAvailable: v.boolean(),
})
export type SuggestedProduct = v.InferOutput<typeof SuggestedProduct>

/** Suggestions while typing (SEARCH-010). */
export const SearchSuggestions = v.object({
  categories: groupOf(SuggestedCategory),
  tagPages: groupOf(NamedLink),
  manufacturers: groupOf(NamedLink),
  /** Texts of the shop; absent from an older API. */
  documents: v.optional(groupOf(NamedLink)),
  products: groupOf(SuggestedProduct),
  /** Corrected query; null when the typed one was used. */
  searchedFor: v.nullable(v.string()),
  /** Always null: failures are reported by status and problem details, as in any call. */
  error: v.nullable(v.string()),
})
export type SearchSuggestions = v.InferOutput<typeof SearchSuggestions>

export const suggestSearch = defineEndpoint({
  method: 'GET',
  path: '/api/v1/search/suggest',
  summary: 'Categories, tag pages, brands and products that a search may mean while it is being typed.',
  query: v.object({
    /** Fewer characters than `SHORTEST_SUGGESTED` give no suggestions. */
    searchString: v.pipe(v.string(), v.maxLength(SEARCH_LENGTH)),
    /** Products available in this region come first; by default the first region. */
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
