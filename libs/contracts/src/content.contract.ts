import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { LegalBlock } from './legal.contract.ts'
import { ProductTile } from './product.contract.ts'

/** `page`: an informational page; `promo`: a page below /promo-page/; `news` and `article` stand in lists, too. */
export const ContentKind = v.picklist(['page', 'promo', 'news', 'article'])
export type ContentKind = v.InferOutput<typeof ContentKind>

/** Address of a document within the store: `/b2b/`. */
export const ContentPath = v.pipe(v.string(), v.regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+\/$/), v.maxLength(200))

/** Text with marks as in legal documents: links within the store, bold, italic. */
const Words = v.pipe(v.string(), v.minLength(1))
/** Address within the store, with query and anchor. */
const StoreAddress = v.pipe(v.string(), v.regex(/^\/(?!\/)[\w\-./?=&#%]*$/), v.maxLength(500))
const Cells = v.pipe(v.array(v.string()), v.minLength(1))

/** A part of a document, in reading order. */
export const ContentBlock = v.variant('kind', [
  ...LegalBlock.options,
  v.object({ kind: v.literal('table'), caption: Words, head: Cells, rows: v.pipe(v.array(Cells), v.minLength(1)) }),
  /** A remark that stands out. */
  v.object({ kind: v.literal('callout'), title: Words, text: Words }),
  /** Questions with answers; search engines get them as FAQPage. */
  v.object({
    kind: v.literal('accordion'),
    items: v.pipe(v.array(v.object({ question: Words, answer: Words })), v.minLength(1)),
  }),
  /** Cards that lead on. */
  v.object({
    kind: v.literal('cards'),
    items: v.pipe(v.array(v.object({ title: Words, text: Words, href: StoreAddress })), v.minLength(1)),
  }),
  /** An offer with one button. */
  v.object({ kind: v.literal('banner'), title: Words, text: Words, label: Words, href: StoreAddress }),
  /** A picture of the shop's own; `src` below /files/ or /pictures/. */
  v.object({
    kind: v.literal('picture'),
    src: v.pipe(v.string(), v.regex(/^\/(files|pictures)\/[\w\-./]+$/)),
    alt: v.string(),
    caption: v.string(),
    width: Id,
    height: Id,
  }),
  /** Products by code, in this order; those that are not sold are left out. */
  v.object({
    kind: v.literal('products'),
    title: Words,
    codes: v.pipe(v.array(Words), v.minLength(1), v.maxLength(12)),
  }),
  /** A form of the store. */
  v.object({ kind: v.literal('form'), form: v.picklist(['feedback', 'newsletter']) }),
])
export type ContentBlock = v.InferOutput<typeof ContentBlock>

/** What lists show of a document. */
export const ContentSummary = v.object({
  path: v.string(),
  title: v.string(),
  /** One or two sentences. */
  lead: v.string(),
  /** ISO 8601; when its first version was published. */
  publishedAt: v.string(),
  /** How long it takes to read, minutes. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Guid of the photo above the text and in lists; absent for none. */
  cover: v.optional(v.pipe(v.string(), v.uuid())),
})
export type ContentSummary = v.InferOutput<typeof ContentSummary>

/** A document of the shop in the version that is valid now. */
export const ContentDocument = v.object({
  ...ContentSummary.entries,
  kind: ContentKind,
  /** For search engines. */
  description: v.string(),
  /** Name and work of who wrote it; '' for the shop. */
  author: v.string(),
  /** ISO 8601; when this version was published. */
  changedAt: v.string(),
  blocks: v.array(ContentBlock),
  /** Other documents of its kind, the newest first; of pages none. */
  others: v.array(ContentSummary),
})
export type ContentDocument = v.InferOutput<typeof ContentDocument>

/** Versions whose time has not come are not found. */
export const getContent = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/document',
  summary: 'A page, promo page, piece of news or article, by its address.',
  query: v.object({ path: ContentPath }),
  response: ContentDocument,
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 60 },
  example: { query: { path: '/b2b/' } },
})

/** Preview of one version, draft or not, by the key of its link. Nobody caches it. */
export const getContentPreview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/preview',
  summary: 'A version of a document for whoever has its link; one that is not published yet, too.',
  query: v.object({ path: ContentPath, key: v.pipe(v.string(), v.uuid()) }),
  response: ContentDocument,
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { query: { path: '/b2b/', key: '6b86b273-ff34-4ce1-89d6-804eff5a3f57' } },
})

/** Parameter of a document's address that shows a version by the key of its link. */
export const PREVIEW_PARAMETER = 'preview'

/** Documents of a list's page. */
export const CONTENT_PAGE_SIZE = 12
const Page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1)

/** News or articles, the newest first; a page after the last is empty. */
export const listContent = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/documents',
  summary: 'Published news or articles, the newest first, twelve at a time.',
  query: v.object({ kind: v.picklist(['news', 'article', 'promo']), page: Page }),
  response: v.object({ items: v.array(ContentSummary), total: v.pipe(v.number(), v.integer()) }),
  errors: [],
  cache: { scope: 'public', maxAge: 60 },
  example: { query: { kind: 'news', page: 1 } },
})

/** Tiles of a document's `products`, for who asks. */
export const listContentProducts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/products',
  summary: 'Products that a document names, as a region sells them.',
  query: v.object({
    path: ContentPath,
    regionId: RegionId,
    /** Of a preview's link. */
    key: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  response: v.object({ products: v.array(ProductTile) }),
  errors: ['not-found'],
  cache: { scope: 'buyer', maxAge: 30 },
  example: { query: { path: '/b2b/', regionId: 1 } },
})

/** A brand with what the whole store has of it. */
export const BrandRow = v.object({
  id: Id,
  name: v.string(),
  url: v.string(),
  /** Products for sale. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Picture address with `{size}` and `{format}` placeholders; absent for none. */
  logo: v.optional(v.string()),
})
export type BrandRow = v.InferOutput<typeof BrandRow>

/** For the page of all brands (ROUTE-061). */
export const listBrands = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/brands',
  summary: 'All brands with products for sale, by name.',
  response: v.object({ brands: v.array(BrandRow) }),
  errors: [],
  cache: { scope: 'public', maxAge: 600 },
})
