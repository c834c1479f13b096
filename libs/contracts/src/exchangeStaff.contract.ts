import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

/* Goods that come in and go out by the hand of the staff: files, runs, exports. */

const Page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1)
const FileId = v.pipe(v.string(), v.uuid())
const errors = ['not-found', 'forbidden'] as const
const cache = { scope: 'personal' } as const

/** Where the bytes of a file go, a part after the other: `?id=…&name=…&offset=…`. */
export const EXCHANGE_PART_PATH = '/api/v1/staff/exchange/file.part'
/** Longest part, bytes; a slow line sends it within the time of a call. */
export const EXCHANGE_PART_BYTES = 2 ** 20
/** Longest file, bytes. */
export const EXCHANGE_FILE_BYTES = 500 * 2 ** 20
/** Formats in which the catalogue goes out. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'yml'] as const
/** One of {@link EXPORT_FORMATS}. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Address of the whole catalogue as a file. */
export const exportPathOf = (format: ExportFormat) => `/api/v1/staff/exchange/goods.${format}`

/** Sums of a run. */
export const ExchangeReport = v.object({
  categories: v.number(),
  products: v.number(),
  parts: v.number(),
  refused: v.number(),
  /** Remarks by their code. */
  notes: v.record(v.string(), v.number()),
  /** Elements and columns that were not understood. */
  unknown: v.record(v.string(), v.number()),
  pictures: v.number(),
  prices: v.number(),
  params: v.number(),
  /** By kind and action: `product add`. */
  changes: v.record(v.string(), v.number()),
  applied: v.number(),
  /** Of a list of orders from 1C. */
  orders: v.optional(v.object({ read: v.number(), moved: v.number() })),
})
export type ExchangeReport = v.InferOutput<typeof ExchangeReport>

/** A row with something wrong in it; lines count from 1. */
export const ExchangeFault = v.object({
  line: v.number(),
  id: v.nullable(v.string()),
  code: v.string(),
  detail: v.string(),
})
export type ExchangeFault = v.InferOutput<typeof ExchangeFault>

/** What a run changes in one entity. */
export const ExchangeChange = v.object({
  kind: v.picklist(['category', 'brand', 'property', 'product']),
  id: v.string(),
  name: v.string(),
  line: v.nullable(v.number()),
  action: v.picklist(['add', 'change', 'withdraw', 'return', 'remove']),
  /** Of a change: what was and what is now. */
  differences: v.array(v.object({ field: v.string(), old: v.string(), new: v.string() })),
})
export type ExchangeChange = v.InferOutput<typeof ExchangeChange>

/** Source's id of the category of products that name none; the import makes it. */
export const UNSORTED_ID = '~'

const PRICES: readonly string[] = ['price', 'oldPrice']
/** The value of a field is kopecks. */
export const isExchangePrice = (field: string, value: string) => PRICES.includes(field) && /^\d+$/.test(value)
/** A value of a change for people: '' for none, lists and records without their brackets. */
export const exchangeValueOf = (value: string) =>
  ['null', '{}', '[]'].includes(value) ? '' : value.replaceAll(/["{}[\]]|,null/g, '').replaceAll(',', ', ')

/** Work on a file, or on a run that is taken back. */
export const ExchangeTask = v.object({
  mode: v.picklist(['dry', 'run', 'undo']),
  state: v.picklist(['running', 'done', 'refused', 'failed', 'cancelled']),
  phase: v.picklist(['reading', 'comparing', 'applying', 'pictures']),
  /** How far the phase is. */
  done: v.number(),
  of: v.number(),
  /** Null before it has a number, and of a dry run. */
  runId: v.nullable(v.number()),
  /** Why it failed; '' otherwise. */
  words: v.string(),
  report: v.nullable(ExchangeReport),
  changes: v.number(),
  faults: v.number(),
})
export type ExchangeTask = v.InferOutput<typeof ExchangeTask>

/** A file that was sent, with the work on it. */
export const ExchangeFile = v.object({
  id: v.string(),
  name: v.string(),
  /** Bytes that have come. */
  size: v.number(),
  /** Whose goods these are, so far as the name says it. */
  source: v.string(),
  task: v.nullable(ExchangeTask),
})
export type ExchangeFile = v.InferOutput<typeof ExchangeFile>

/** An import of goods, or of orders from 1C. */
export const ExchangeRun = v.object({
  id: v.number(),
  source: v.string(),
  origin: v.string(),
  format: v.string(),
  state: v.picklist(['reading', 'applying', 'done', 'broken', 'refused', 'undone']),
  undoOf: v.nullable(v.number()),
  /** ISO 8601. */
  startedAt: v.string(),
  endedAt: v.nullable(v.string()),
  report: v.nullable(ExchangeReport),
  /** It changed something, and nothing of the same source came after it. */
  canUndo: v.boolean(),
})
export type ExchangeRun = v.InferOutput<typeof ExchangeRun>

const Rows = {
  changes: v.array(ExchangeChange),
  faults: v.array(ExchangeFault),
  total: v.number(),
  pageSize: v.number(),
}
const Show = v.optional(v.picklist(['changes', 'faults']), 'changes')

export const listExchangeRuns = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/exchange/runs',
  summary: 'Imports of goods and of orders from 1C, the latest first, 50 on a page.',
  query: v.object({ source: v.optional(v.pipe(v.string(), v.maxLength(100, 'long'))), page: Page }),
  response: v.object({
    runs: v.array(ExchangeRun),
    total: v.number(),
    pageSize: v.number(),
    /** Known sources of goods. */
    sources: v.array(v.string()),
  }),
  errors,
  cache,
  example: { query: { page: 1 } },
})

export const getExchangeRun = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/exchange/run',
  summary: 'A run with its journal or its faults, 50 rows on a page.',
  query: v.object({ id: Id, show: Show, page: Page }),
  response: v.object({ run: ExchangeRun, ...Rows }),
  errors,
  cache,
  example: { query: { id: 1 } },
})

export const getExchangeFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/exchange/file',
  summary: 'A file that was sent, and how the work on it stands; of a dry run what it would change.',
  query: v.object({ id: FileId, show: Show, page: Page }),
  response: v.object({ file: ExchangeFile, ...Rows }),
  errors,
  cache,
  example: { query: { id: '3f0e7a0e-7a0c-4a69-9a52-3f6f2b8b9f11' } },
})

export const listMarketFeeds = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/exchange/feeds',
  summary: 'Addresses of the feeds for marketplaces, one for each region with shops; by region, and whether made yet.',
  query: v.object({
    text: v.optional(v.pipe(v.string(), v.maxLength(100, 'long'))),
    state: v.optional(v.picklist(['made', 'none'])),
  }),
  response: v.object({
    feeds: v.array(
      v.object({
        regionId: v.number(),
        region: v.string(),
        address: v.string(),
        /** ISO 8601; null: nobody has asked for it yet. */
        madeAt: v.nullable(v.string()),
        offers: v.nullable(v.number()),
      }),
    ),
  }),
  errors,
  cache,
  example: { query: { state: 'made' } },
})

export const startExchange = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/exchange/start',
  summary: 'Compares a file with the shop, or takes it in.',
  body: v.object({
    id: FileId,
    mode: v.picklist(['dry', 'run']),
    source: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_.-]{0,59}$/, 'name')),
    /** However many products the file lacks, they are withdrawn. */
    isAnyWithdrawn: v.optional(v.boolean(), false),
  }),
  response: v.object({ file: ExchangeFile }),
  errors: ['not-found', 'forbidden', 'invalid-input'],
  cache,
  example: { body: { id: '3f0e7a0e-7a0c-4a69-9a52-3f6f2b8b9f11', mode: 'dry', source: 'feed' } },
})

export const cancelExchange = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/exchange/cancel',
  summary: 'Stops the work on a file. What was taken in stays, in whole products; the same file goes on later.',
  body: v.object({ id: FileId }),
  response: v.object({ file: ExchangeFile }),
  errors,
  cache,
  example: { body: { id: '3f0e7a0e-7a0c-4a69-9a52-3f6f2b8b9f11' } },
})

export const undoExchange = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/exchange/undo',
  summary: 'Takes a run back as a whole; the answer names the work.',
  body: v.object({ runId: Id }),
  response: v.object({ file: ExchangeFile }),
  errors: ['not-found', 'forbidden', 'invalid-input'],
  cache,
  example: { body: { runId: 1 } },
})
