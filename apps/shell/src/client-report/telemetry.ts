import type { BootData } from '../document/boot.ts'
import { watchVitals } from '../field-metrics/watchVitals.ts'
import type { Vitals } from '../field-metrics/watchVitals.ts'
import { takeFailures } from './failures.ts'

/** Body of a page report, see `acceptPageReports` of the server. */
export interface PageReportBody {
  page: string
  /** Releases whose code was loaded on this page: `cart@0.1.0-3f9ac2d1`. */
  parts: string[]
  failed: string[]
  lcpMs: number | null
  /** Web vitals; absent in a report of failures. */
  vitals?: { pageType: string; releases: string[]; values: Vitals }
}

/** Polling interval for new failures. */
const LOOK_MS = 2000
const ENTRY = /\/releases\/([a-z][a-z0-9-]*)\/([^/]+)\/browser\/remoteEntry/

/** Reports on this page: the vitals once, when the page ends, and the failures once, as soon as there is one. */
export function watchPage({ page, pageType, remotes }: Pick<BootData, 'page' | 'pageType' | 'remotes'>): void {
  const releases = remotes.map(({ name, version }) => `${name}@${version}`)
  // Later code may belong to other pages, see `preloadRoutes`.
  const own = releasesHere()
  const send = (report: Pick<PageReportBody, 'failed' | 'lcpMs' | 'vitals'>, parts = releasesHere()) => {
    const body: PageReportBody = { page, parts, ...report }
    navigator.sendBeacon('/telemetry/page', JSON.stringify(body))
  }
  watchVitals((values) => send({ failed: [], lcpMs: values.lcp ?? null, vitals: { pageType, releases, values } }, own))

  const look = () => {
    const names = new Set(takeFailures().map(({ remote }) => remote))
    const failed = releases.filter((release) => names.has(release.split('@')[0] ?? ''))
    if (failed.length === 0) return
    clearInterval(looking)
    removeEventListener('pagehide', look)
    send({ failed, lcpMs: null })
  }
  const looking = setInterval(look, LOOK_MS)
  addEventListener('pagehide', look)
  look()
}

function releasesHere(): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => ENTRY.exec(name))
  return [...new Set(entries.flatMap((match) => (match ? [`${match[1]}@${match[2]}`] : [])))]
}
