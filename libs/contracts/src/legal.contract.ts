import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** Last part of a legal document's address: `user-agreement` of `/legal/user-agreement/`. */
export const LegalSlug = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/), v.maxLength(60))

/** Versions of a document count from 1. */
const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))

/** Text of a document with marks, as `readWords` reads it: links within the store, bold, italic; everything else is plain. */
const LegalWords = v.pipe(v.string(), v.minLength(1))

/** A part of a document, in reading order. */
export const LegalBlock = v.variant('kind', [
  v.object({ kind: v.literal('heading'), text: LegalWords }),
  v.object({ kind: v.literal('paragraph'), text: LegalWords }),
  v.object({
    kind: v.literal('list'),
    items: v.pipe(v.array(LegalWords), v.minLength(1)),
    /** 1, 2, 3 instead of dashes. */
    isNumbered: v.optional(v.boolean()),
  }),
  /** Names with values: details of the company. */
  v.object({
    kind: v.literal('facts'),
    rows: v.pipe(v.array(v.object({ name: LegalWords, value: LegalWords })), v.minLength(1)),
  }),
])
export type LegalBlock = v.InferOutput<typeof LegalBlock>

/** A version and the time from which it is valid, ISO 8601. */
export const LegalVersion = v.object({ version: v.number(), publishedAt: v.string() })
export type LegalVersion = v.InferOutput<typeof LegalVersion>

/** One version of a legal document. */
export const LegalDocument = v.object({
  slug: v.string(),
  title: v.string(),
  ...LegalVersion.entries,
  /** The version that is valid now. */
  isCurrent: v.boolean(),
  blocks: v.array(LegalBlock),
  /** All published versions, newest first. */
  versions: v.array(LegalVersion),
  /** The shop's other documents that are valid now, by title. */
  others: v.array(v.object({ slug: v.string(), title: v.string() })),
})
export type LegalDocument = v.InferOutput<typeof LegalDocument>

/** Versions whose date has not come are not found. */
export const getLegalDocument = defineEndpoint({
  method: 'GET',
  path: '/api/v1/legal/document',
  summary: 'A legal document: its valid version, or the version asked for.',
  query: v.object({ slug: LegalSlug, version: v.optional(Version) }),
  response: LegalDocument,
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 60 },
  example: { query: { slug: 'personal' } },
})

/** Preview of one version by the key of its link. Nobody caches it. */
export const getLegalPreview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/legal/preview',
  summary: 'A version of a legal document for whoever has its link; one whose date has not come, too.',
  query: v.object({ slug: LegalSlug, key: v.pipe(v.string(), v.uuid()) }),
  response: LegalDocument,
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { query: { slug: 'personal', key: '6b86b273-ff34-4ce1-89d6-804eff5a3f57' } },
})

/** Address of a document; of one of its versions where one is named. */
export function legalAddress(slug: string, version?: number): string {
  return `/legal/${slug}/${version === undefined ? '' : `?version=${version}`}`
}

/** The rules for publishing reviews, questions and comments, as PDF (DISCUSS-011). */
export const PUBLICATION_RULES_PATH = '/api/v1/legal/publication-rules.pdf'
