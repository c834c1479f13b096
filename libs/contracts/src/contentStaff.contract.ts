import * as v from 'valibot'
import { ContentBlock, ContentKind, ContentPath } from './content.contract.ts'
import { defineEditable } from './editable.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { ShopPicture } from './photo.contract.ts'
import { isMoment } from './isMoment.ts'

const Moment = v.pipe(v.string(), v.isoTimestamp('invalid'), v.check(isMoment, 'invalid'))

/* Calls of the staff that writes the shop's pages, news and articles. Everybody else gets `not-found`. */

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Line = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(longest, 'long'))

/** Most blocks of a document. */
export const MAX_BLOCKS = 200

/** The latest version of a document, as it is edited. A change of a published one makes a draft. */
export const editableContent = defineEditable({
  kind: 'content',
  path: '/api/v1/staff/content/document',
  entries: {
    title: Line(200),
    /** One or two sentences below the title and in lists. */
    lead: v.pipe(v.string(), v.trim(), v.maxLength(500, 'long')),
    /** For search engines. */
    description: v.pipe(v.string(), v.trim(), v.maxLength(300, 'long')),
    author: v.pipe(v.string(), v.trim(), v.maxLength(200, 'long')),
    /** The photo above the text and in lists; null = none. */
    cover: v.optional(ShopPicture, null),
    blocks: v.pipe(v.array(ContentBlock), v.maxLength(MAX_BLOCKS, 'many')),
    /** ISO 8601, when it is valid; null: a draft. */
    publishedAt: v.nullable(Moment),
  },
  example: { id: 1, version: 0, values: { title: 'Bosch' } },
})

/** `planned`: its time has not come. */
export const ContentState = v.picklist(['published', 'planned', 'draft'])
export type ContentState = v.InferOutput<typeof ContentState>

/** Row of the staff's list of documents. */
export const StaffContentRow = v.object({
  id: Id,
  path: v.string(),
  title: v.string(),
  /** Of the latest version. */
  state: ContentState,
  /** Something of it is on the shop's pages. */
  isShown: v.boolean(),
  /** ISO 8601; of the latest version. */
  changedAt: v.string(),
})
export type StaffContentRow = v.InferOutput<typeof StaffContentRow>

export const listStaffContent = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/content',
  summary: 'Documents of some kinds in all their states, those changed last first, 50 on a page.',
  query: v.object({
    /** `page` has promo pages, too. */
    kind: v.picklist(['page', 'news', 'article']),
    /** Part of title or address. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'long'))),
    /** The document of this address alone. */
    path: v.optional(ContentPath),
    state: v.optional(ContentState),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  }),
  response: v.object({ documents: v.array(StaffContentRow), total: Count, pageSize: Id }),
  errors: ['not-found', 'forbidden'],
  cache: { scope: 'personal' },
  example: { query: { kind: 'news' } },
})

/** The address says what it is: `/news/…/`, `/articles/…/`, `/promo-page/…/`; other pages are there from the beginning. */
export const createContent = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/content/create',
  summary: 'Makes a document with an empty draft.',
  body: v.object({ path: ContentPath, title: Line(200) }),
  response: v.object({ id: Id }),
  errors: ['not-found', 'forbidden', 'invalid-input'],
  cache: { scope: 'personal' },
  example: { body: { path: '/news/bosch/', title: 'Bosch' } },
})

/** A version of a document. */
export const ContentVersion = v.object({
  version: Id,
  title: v.string(),
  state: ContentState,
  /** ISO 8601; null for a draft. */
  publishedAt: v.nullable(v.string()),
  /** The shop's pages show it now. */
  isShown: v.boolean(),
  /** Address that shows it to whoever has it. */
  preview: v.string(),
})
export type ContentVersion = v.InferOutput<typeof ContentVersion>

export const listContentVersions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/content/versions',
  summary: 'Address, kind and versions of a document, the latest first.',
  query: v.object({ id: Id }),
  response: v.object({ path: v.string(), kind: ContentKind, versions: v.array(ContentVersion) }),
  errors: ['not-found', 'forbidden'],
  cache: { scope: 'personal' },
  example: { query: { id: 1 } },
})

export const publishContent = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/content/publish',
  summary: 'Publishes the latest version of a document now, at a time to come, or takes it off.',
  body: v.object({
    id: Id,
    /** The version of the entity that its editor has seen. */
    version: Count,
    /** `now`; `never` makes a draft of it again. */
    at: v.union([v.picklist(['now', 'never']), Moment]),
  }),
  response: editableContent.read.response,
  errors: ['not-found', 'forbidden', 'edit-conflict', 'invalid-input'],
  cache: { scope: 'personal' },
  example: { body: { id: 1, version: 0, at: 'now' } },
})

/** An earlier version becomes the text of the draft. */
export const restoreContent = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/content/restore',
  summary: 'Puts the text of an earlier version of a document into its draft.',
  body: v.object({ id: Id, version: Count, from: Id }),
  response: editableContent.read.response,
  errors: ['not-found', 'forbidden', 'edit-conflict', 'invalid-input'],
  cache: { scope: 'personal' },
  example: { body: { id: 1, version: 0, from: 1 } },
})
