import type { ApiCall } from '@verstak/api-client/call'
import { FIELD_METRIC_NAMES, MAX_FIELD_SAMPLES, addFieldMetrics, upperBoundOf } from '@verstak/contracts/fieldMetric'
import type { FieldMetricName, FieldSamples } from '@verstak/contracts/fieldMetric'
import type { LiveRelease } from '@verstak/contracts/registry'
import { LRUCache } from 'lru-cache'
import type { ReleaseName } from '../server/releases/releaseAttribution.ts'
import { releaseNameOf } from '../server/releases/releaseAttribution.ts'
import type { PageReport } from '../server/workers/messages.ts'

const REPORT_MS = 15_000
/** Limit of remembered page ids. A forgotten page may report again; the rate limits by address bound that. */
const KNOWN_PAGES = 100_000
/** How long reports about a release are accepted after it is no longer live. */
const MEMORY_MS = 60 * 60_000

/**
 * Aggregates the measurements of browsers in histogram buckets and sends them to the API.
 *
 * @param call calls the API's operations listener; null counts nothing
 */
export function createFieldMetricsReporter(call: ApiCall | null, report: (error: unknown) => void) {
  const reported = new LRUCache<string, true>({ max: KNOWN_PAGES })
  /** Releases that were live before, and until when reports about them are accepted. */
  const former = new Map<ReleaseName, number>()
  let live = new Set<ReleaseName>()
  let counts = new Map<string, FieldSamples>()
  let isAway = false

  function add(sample: FieldSamples): void {
    const key = [sample.pageType, sample.releases, sample.metric, sample.upperBound].join('|')
    const known = counts.get(key)
    if (!known && counts.size >= MAX_FIELD_SAMPLES) return
    const { samples, total } = known ?? { samples: 0, total: 0 }
    counts.set(key, { ...sample, samples: samples + sample.samples, total: total + sample.total })
  }

  /** Key of a set of releases; '' when a release was never live, so that forged reports create no rows. */
  function setOf(names: readonly ReleaseName[]): string {
    const remotes = new Set(names.map((name) => name.split('@')[0]))
    const isKnown = names.every((name) => live.has(name) || (former.get(name) ?? 0) > Date.now())
    return isKnown && remotes.size === names.length ? names.toSorted().join(' ') : ''
  }

  async function send(): Promise<void> {
    if (!call || counts.size === 0) return
    const taken = [...counts.values()]
    counts = new Map()
    try {
      await call(addFieldMetrics, { body: { samples: taken } })
      isAway = false
    } catch (error) {
      taken.forEach(add)
      if (!isAway) report(new Error('The API takes no field metrics', { cause: error }))
      isAway = true
    }
  }
  const timer = setInterval(() => void send(), REPORT_MS)
  timer.unref()

  return {
    /** Counts a browser's report, once per page. */
    addPageReport: (pageId: string, { vitals }: PageReport) => {
      if (!call || !vitals || reported.has(pageId)) return
      reported.set(pageId, true)
      const page = { pageType: vitals.pageType, releases: setOf(vitals.releases) }
      for (const [metric, value] of valuesOf(vitals))
        add({ ...page, metric, upperBound: upperBoundOf(metric, value), samples: 1, total: value })
    },
    follow: (remotes: readonly LiveRelease[]) => {
      for (const [name, until] of former) if (until < Date.now()) former.delete(name)
      for (const name of live) former.set(name, Date.now() + MEMORY_MS)
      live = new Set(
        remotes.flatMap(({ name, stable, previous, canary }) =>
          [stable, previous, canary].flatMap((one) => (one ? [releaseNameOf({ name, version: one.version })] : [])),
        ),
      )
    },
    /** Sends the remaining counts. */
    stop: () => {
      clearInterval(timer)
      return send()
    },
  }
}

const valuesOf = ({ values }: NonNullable<PageReport['vitals']>): [FieldMetricName, number][] =>
  FIELD_METRIC_NAMES.flatMap((metric) => {
    const value = values[metric]
    return value === undefined ? [] : [[metric, value]]
  })
