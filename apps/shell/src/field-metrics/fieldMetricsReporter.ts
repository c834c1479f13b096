import type { ApiCall } from '@verstak/api-client/call'
import { FIELD_METRIC_NAMES, MOST_FIELD_SAMPLES, addFieldMetrics, upperBoundOf } from '@verstak/contracts/fieldMetric'
import type { FieldMetricName, FieldSamples } from '@verstak/contracts/fieldMetric'
import type { LiveRelease } from '@verstak/contracts/registry'
import { LRUCache } from 'lru-cache'
import type { ReleaseName } from '../server/releases/releaseAttribution.ts'
import { releaseNameOf } from '../server/releases/releaseAttribution.ts'
import type { PageReport } from '../server/workers/messages.ts'

const REPORT_MS = 15_000
/** Limit of remembered page ids. A forgotten page may report again; the rate limits by address bound that. */
const KNOWN_PAGES = 100_000
/** Pages of a release that is no longer live are left within about this time. */
const MEMORY_MS = 60 * 60_000

/**
 * Counts what browsers measured of their pages, by buckets, and hands it on.
 *
 * @param call reaches the API's listener for operations; null counts nothing
 */
export function createFieldMetricsReporter(call: ApiCall | null, report: (error: unknown) => void) {
  const reported = new LRUCache<string, true>({ max: KNOWN_PAGES })
  /** What was live before, and until when it counts. */
  const former = new Map<ReleaseName, number>()
  let live = new Set<ReleaseName>()
  let counts = new Map<string, FieldSamples>()
  let isAway = false

  function add(sample: FieldSamples): void {
    const key = [sample.pageType, sample.releases, sample.metric, sample.upperBound].join('|')
    const known = counts.get(key)
    if (!known && counts.size >= MOST_FIELD_SAMPLES) return
    const { samples, total } = known ?? { samples: 0, total: 0 }
    counts.set(key, { ...sample, samples: samples + sample.samples, total: total + sample.total })
  }

  /** The set as it is kept; '' when a browser names what was never live, so that nobody makes up rows. */
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
    /** Counts what a browser says, once for a page. */
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
    /** Hands on what is left. */
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
