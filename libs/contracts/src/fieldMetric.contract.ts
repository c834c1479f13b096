import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

const TIMES_MS = [50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000]
const SCORES = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

/**
 * Page metrics measured in browsers, with the upper bounds of the histogram buckets: milliseconds, for `cls` its
 * score. The bounds include the thresholds between good, medium and poor. One more bucket follows the last bound.
 */
export const FIELD_METRICS = {
  lcp: TIMES_MS,
  cls: SCORES,
  inp: TIMES_MS,
  fcp: TIMES_MS,
  ttfb: TIMES_MS,
} as const

/** Name of a metric. */
export type FieldMetricName = keyof typeof FIELD_METRICS

/** Names of the metrics. */
export const FIELD_METRIC_NAMES = Object.keys(FIELD_METRICS) as [FieldMetricName, ...FieldMetricName[]]

/** Upper bound of the bucket of a sample; null above the last. */
export function upperBoundOf(metric: FieldMetricName, value: number): number | null {
  return FIELD_METRICS[metric].find((bound) => value <= bound) ?? null
}

const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

/** Samples of one bucket since the last report. */
export const FieldSamples = v.object({
  pageType: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  /** `{remote}@{version}` of each release of the page, sorted, separated by spaces; '' when unknown. */
  releases: v.pipe(v.string(), v.regex(/^[\w.@ -]*$/), v.maxLength(2000)),
  metric: v.picklist(FIELD_METRIC_NAMES),
  /** Null for the last bucket. */
  upperBound: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
  samples: Count,
  /** Their sum. */
  total: v.pipe(v.number(), v.minValue(0), v.maxValue(1e12)),
})
export type FieldSamples = v.InferOutput<typeof FieldSamples>

/** Maximum number of buckets in one report. */
export const MAX_FIELD_SAMPLES = 2000

/** On the API's operations listener: only the store's own shells can reach it. */
export const addFieldMetrics = defineEndpoint({
  method: 'POST',
  path: '/field-metrics',
  summary: 'Takes what browsers measured of pages, counted by buckets.',
  body: v.object({ samples: v.pipe(v.array(FieldSamples), v.maxLength(MAX_FIELD_SAMPLES)) }),
  response: v.object({}),
  errors: [],
  cache: { scope: 'personal' },
})
