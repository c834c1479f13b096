import * as v from 'valibot'
import { MAX_BLOCKS } from './contentStaff.contract.ts'
import { defineEditable } from './editable.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { isMoment } from './isMoment.ts'
import { LegalBlock, LegalSlug } from './legal.contract.ts'

const Moment = v.pipe(v.string(), v.isoTimestamp('moment'), v.check(isMoment, 'moment'))

/* Calls of the staff that answers for the legal documents. Everybody else gets `not-found`. */

/** The seller's requisites of the settings: of the company, or of its bank. */
export const RequisitesBlock = v.object({ kind: v.literal('requisites'), part: v.picklist(['company', 'bank']) })
export type RequisitesBlock = v.InferOutput<typeof RequisitesBlock>

/** A part of a document as it is kept and edited; readers get facts in place of requisites. */
export const KeptLegalBlock = v.variant('kind', [...LegalBlock.options, RequisitesBlock])
export type KeptLegalBlock = v.InferOutput<typeof KeptLegalBlock>

/**
 * The latest edition of a legal document. One that is valid never changes, since consents name it: a save adds the next one
 * and says from when it is valid. Until then that one is planned, and is changed as it is.
 */
export const editableLegal = defineEditable({
  kind: 'legal',
  path: '/api/v1/staff/legal/document',
  id: LegalSlug,
  entries: {
    title: v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(200, 'long')),
    blocks: v.pipe(v.array(KeptLegalBlock), v.minLength(1, 'empty'), v.maxLength(MAX_BLOCKS, 'many')),
    /**
     * ISO 8601, from when it is valid; in a save null = at once, and the date of the valid edition drops the planned one.
     * A save that adds an edition must have it.
     */
    publishedAt: v.nullable(Moment),
  },
  example: { id: 'personal', version: 0, values: { title: 'Personal data', publishedAt: '2030-01-01T00:00:00Z' } },
})

/** Row of the staff's list of legal documents. */
export const StaffLegalRow = v.object({
  slug: v.string(),
  /** Of the valid edition, as all of the row but `plannedAt`. */
  title: v.string(),
  version: Id,
  /** ISO 8601. */
  publishedAt: v.string(),
  /** ISO 8601, when the next edition becomes valid; null without one. */
  plannedAt: v.nullable(v.string()),
})
export type StaffLegalRow = v.InferOutput<typeof StaffLegalRow>

export const listStaffLegal = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/legal',
  summary: 'The legal documents with their valid and planned editions, by title; with words those that fit.',
  query: v.object({ text: v.optional(v.pipe(v.string(), v.maxLength(100, 'long'))) }),
  response: v.object({ documents: v.array(StaffLegalRow) }),
  errors: ['not-found', 'forbidden'],
  cache: { scope: 'personal' },
  example: { query: { text: 'personal' } },
})

/** An edition of a document. */
export const LegalEdition = v.object({
  version: Id,
  title: v.string(),
  /** ISO 8601. */
  publishedAt: v.string(),
  state: v.picklist(['planned', 'valid', 'earlier']),
  /** Where it is read; of a planned one only whoever has it. */
  address: v.string(),
})
export type LegalEdition = v.InferOutput<typeof LegalEdition>

/** For bringing an earlier edition back: its text is saved as that of the next one. */
export const readLegalEdition = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/legal/edition',
  summary: 'What an edition of a legal document says, as it is edited.',
  query: v.object({ id: LegalSlug, version: Id }),
  response: v.object({ title: v.string(), blocks: v.array(KeptLegalBlock) }),
  errors: ['not-found', 'forbidden'],
  cache: { scope: 'personal' },
  example: { query: { id: 'personal', version: 1 } },
})

export const listLegalEditions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/legal/editions',
  summary: 'Editions of a legal document, the latest first.',
  query: v.object({ id: LegalSlug }),
  response: v.object({ editions: v.array(LegalEdition) }),
  errors: ['not-found', 'forbidden'],
  cache: { scope: 'personal' },
  example: { query: { id: 'personal' } },
})
