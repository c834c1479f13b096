import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** Kinds of pages in the sitemap; `document`: promo pages, news and articles; `offices`: shops of a region. */
export const SitemapKind = v.picklist(['category', 'brand', 'tag-page', 'sale', 'product', 'document', 'offices'])
export type SitemapKind = v.InferOutput<typeof SitemapKind>

/**
 * Size of a shard's id range; a fixed range, so that rows do not move between shards when others are added or
 * removed.
 */
export const SITEMAP_SHARD_IDS = 10_000

/** ISO 8601; null for kinds without a modification time. */
const UpdatedAt = v.nullable(v.string())
/** Maximum of the database type `integer`. */
const MAX_ID = 2_147_483_647
const upTo = (largest: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.toNumber(), v.integer(), v.maxValue(largest))

export const listSitemapShards = defineEndpoint({
  method: 'GET',
  path: '/api/sitemap/shards',
  summary: 'The shards of the sitemap that have addresses, each with the time of its last change.',
  response: v.object({
    shards: v.array(v.object({ kind: SitemapKind, shard: v.pipe(v.number(), v.integer()), updatedAt: UpdatedAt })),
  }),
  errors: [],
  cache: { scope: 'public', maxAge: 600 },
})

/** Not in shared caches: answers this large, requested once a day, would evict everything else. */
export const listSitemapAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/sitemap/addresses',
  summary: 'Addresses of one shard, two thousand at a time; `next` is the `after` of the following call.',
  query: v.object({
    kind: SitemapKind,
    shard: upTo(Math.floor(MAX_ID / SITEMAP_SHARD_IDS) - 1),
    after: v.optional(upTo(MAX_ID)),
  }),
  response: v.object({
    items: v.array(v.object({ path: v.string(), updatedAt: UpdatedAt })),
    /** Null when these are the last ones. */
    next: v.nullable(v.number()),
  }),
  errors: [],
  cache: { scope: 'personal' },
  example: { query: { kind: 'category', shard: '0' } },
})
