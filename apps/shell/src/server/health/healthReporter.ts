import type { ApiCall } from '@verstak/api-client/call'
import type { LiveRelease, ReleaseHealth } from '@verstak/contracts/registry'
import { reportHealth } from '@verstak/contracts/registry'
import { LRUCache } from 'lru-cache'
import { releaseNameOf } from '../releases/releaseAttribution.ts'
import type { ReleaseName } from '../releases/releaseAttribution.ts'
import type { PageReport } from '../workers/messages.ts'
import { createReleaseCounts } from './releaseCounts.ts'
import type { ReleaseCounts } from './releaseCounts.ts'

/** Interval of the reports on a running canary. */
const REPORT_MS = 2000
/** Limit of remembered page ids. A forgotten page may report again; the rate limits by address bound that. */
const KNOWN_PAGES = 100_000
/** Most samples in one report. */
const MAX_LCP = 10_000

/**
 * Aggregates the counts of workers and browsers by release, and reports on each canary and its stable release.
 *
 * @param call calls the API's operations listener; null for no reports
 */
export function createHealthReporter(call: ApiCall | null, report: (error: unknown) => void) {
  const counts = createReleaseCounts()
  const reported = new LRUCache<string, true>({ max: KNOWN_PAGES })
  /** Releases of remotes with a canary. */
  let watched = new Map<ReleaseName, Pick<ReleaseHealth, 'remote' | 'version'>>()
  let isAway = false

  const send = async () => {
    const taken = counts.take()
    const releases = healthOf(taken, watched)
    if (!call || releases.length === 0) return
    try {
      await call(reportHealth, { body: { releases } })
      isAway = false
    } catch (error) {
      counts.add(taken)
      if (!isAway) report(new Error('The API takes no reports on canaries', { cause: error }))
      isAway = true
    }
  }
  const timer = setInterval(() => void send(), REPORT_MS)
  timer.unref()

  return {
    addCounts: (more: ReleaseCounts) => counts.add(onlyWatched(more, watched)),
    /** Counts a browser's report: per page once with vitals and once with failures. */
    addPageReport: (pageId: string, { parts, failed, lcpMs }: PageReport) => {
      const isFirst = (kind: string) => {
        const isKnown = reported.has(`${pageId} ${kind}`)
        if (!isKnown) reported.set(`${pageId} ${kind}`, true)
        return !isKnown
      }
      const known = (names: ReleaseName[]) => [...new Set(names)].filter((name) => watched.has(name))
      if (lcpMs !== null && isFirst('lcp')) for (const name of known(parts)) counts.addLcp(name, lcpMs)
      if (failed.length > 0 && isFirst('failed')) for (const name of known(failed)) counts.addFailure(name)
    },
    follow: (live: readonly LiveRelease[]) => {
      const releases = live.flatMap(({ name, stable, canary }) =>
        canary ? [stable, canary].map(({ version }) => ({ remote: name, version })) : [],
      )
      watched = new Map(releases.map((one) => [releaseNameOf({ name: one.remote, version: one.version }), one]))
    },
    stop: () => clearInterval(timer),
  }
}

function onlyWatched(counts: ReleaseCounts, watched: ReadonlyMap<ReleaseName, unknown>): ReleaseCounts {
  return Object.fromEntries(Object.entries(counts).filter(([name]) => watched.has(name as ReleaseName)))
}

function healthOf(
  counts: ReleaseCounts,
  watched: ReadonlyMap<ReleaseName, Pick<ReleaseHealth, 'remote' | 'version'>>,
): ReleaseHealth[] {
  return [...watched].flatMap(([name, release]) => {
    const count = counts[name]
    return count ? [{ ...release, ...count, lcpMs: count.lcpMs.slice(0, MAX_LCP) }] : []
  })
}
