import type { BootData } from '../document/boot.ts'
import { watchVitals } from '../field-metrics/watchVitals.ts'
import type { Vitals } from '../field-metrics/watchVitals.ts'
import { takeFailures } from './failures.ts'

/** Told to the shell when the page is done, see `acceptPageReports` of the server. */
export interface PageReportBody {
  page: string
  /** Releases whose code came to this page: `cart@0.1.0-3f9ac2d1`. */
  parts: string[]
  failed: string[]
  lcpMs: number | null
  /** What was measured; absent when something failed. */
  vitals?: { pageType: string; releases: string[]; values: Vitals }
}

/** How often new failures are looked for. */
const LOOK_MS = 2000
const ENTRY = /\/releases\/([a-z][a-z0-9-]*)\/([^/]+)\/browser\/remoteEntry/

/** Reports on this page: once how it was, when it is over, and once what failed of it, as soon as something has. */
export function watchPage({ page, pageType, remotes }: Pick<BootData, 'page' | 'pageType' | 'remotes'>): void {
  const releases = remotes.map(({ name, version }) => `${name}@${version}`)
  // From then on code comes that is not for this page, see `preloadRoutes`.
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
