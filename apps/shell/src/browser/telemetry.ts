import { onLCP } from 'web-vitals'
import type { BootData } from '../app/boot.ts'
import { takeFailures } from './failures.ts'

/** Told to the shell when the page is done, see `acceptPageReports` of the server. */
export interface PageReportBody {
  page: string
  /** Releases whose code came to this page: `cart@0.1.0-3f9ac2d1`. */
  parts: string[]
  failed: string[]
  lcpMs: number | null
}

/** How often new failures are looked for. */
const LOOK_MS = 2000
const ENTRY = /\/releases\/([a-z][a-z0-9-]*)\/([^/]+)\/browser\/remoteEntry/

/** Reports on this page: once how fast it was, once what failed of it, as soon as something has. */
export function watchPage({ page, remotes }: Pick<BootData, 'page' | 'remotes'>): void {
  // From then on code comes that is not for this page, see `preloadRoutes`.
  const own = releasesHere()
  const send = (report: Pick<PageReportBody, 'failed' | 'lcpMs'>, parts = releasesHere()) => {
    const body: PageReportBody = { page, parts, ...report }
    navigator.sendBeacon('/telemetry/page', JSON.stringify(body))
  }
  onLCP(({ value }) => send({ failed: [], lcpMs: Math.round(value) }, own))

  const look = () => {
    const names = new Set(takeFailures().map(({ remote }) => remote))
    const failed = remotes.filter(({ name }) => names.has(name)).map(({ name, version }) => `${name}@${version}`)
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
