import * as v from 'valibot'
import { Day } from './day.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'

/** Value of a field as JSON. */
export const FieldValue = v.unknown()

/** How a field changed. */
export const FieldChange = v.object({
  field: v.string(),
  old: FieldValue,
  new: FieldValue,
  /** What the values are ids of, as it is called now (see `REFERENCES`); missing of what is gone, and of other values. */
  oldName: v.optional(v.string()),
  newName: v.optional(v.string()),
})
export type FieldChange = v.InferOutput<typeof FieldChange>

/** What somebody of the staff did to something. */
export const JournalAction = v.picklist(['create', 'change', 'delete', 'take-back'])
export type JournalAction = v.InferOutput<typeof JournalAction>

/** One change by staff. */
export const JournalEntry = v.object({
  id: v.number(),
  /** ISO 8601. */
  at: v.string(),
  /** Name of who did it, as it was then. */
  author: v.string(),
  userId: v.nullable(v.number()),
  /** Kind of the entity, such as `product`. */
  entity: v.string(),
  entityId: v.string(),
  /** Its name, as it was then. */
  name: v.string(),
  action: JournalAction,
  fields: v.array(FieldChange),
  /** The entry that this one took back. */
  takesBack: v.nullable(v.number()),
  /** Somebody has taken it back since. */
  isTakenBack: v.boolean(),
})
export type JournalEntry = v.InferOutput<typeof JournalEntry>

const Short = v.pipe(v.string(), v.maxLength(100, 'long'))

/** Filters of the journal, of its page and of its table for spreadsheets. */
export const JournalFilter = v.object({
  userId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  entity: v.optional(Short),
  entityId: v.optional(Short),
  /** Days in Moscow, both included. */
  from: v.optional(Day),
  to: v.optional(Day),
})
export type JournalFilter = v.InferOutput<typeof JournalFilter>

export const listJournal = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/journal',
  summary: 'Changes by staff, the latest first, 50 on a page.',
  query: v.object({
    ...JournalFilter.entries,
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  }),
  response: v.object({
    entries: v.array(JournalEntry),
    total: v.number(),
    pageSize: v.number(),
    /** Who and what stands in the journal, for the filters. */
    authors: v.array(v.object({ userId: v.number(), name: v.string() })),
    entities: v.array(v.string()),
  }),
  errors: ['not-found', 'forbidden'],
  cache: { scope: 'personal' },
  example: { query: { entity: 'product', from: '2026-11-01', page: 1 } },
})

/** Brings back what was before an entry. What has changed since is told by `edit-conflict` unless `isForced`. */
export const revert = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/journal/take-back',
  summary: 'Takes one change of the journal back.',
  body: v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
    isForced: v.optional(v.boolean(), false),
  }),
  response: v.object({ entry: v.nullable(JournalEntry) }),
  errors: ['not-found', 'forbidden', 'edit-conflict', 'invalid-input', 'confirmation-required'],
  cache: { scope: 'personal' },
  example: { body: { id: 1 } },
})
