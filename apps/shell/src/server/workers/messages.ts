import type { FieldMetricName } from '@verstak/contracts/fieldMetric'
import type { LiveRelease } from '@verstak/contracts/registry'
import type { PageType } from '@verstak/contracts/routeTable'
import type { ReleaseName } from '../releases/releaseAttribution.ts'
import type { ReleaseCounts } from '../health/releaseCounts.ts'

/** What the supervisor says to its workers. */
export type WorkerOrder =
  | {
      kind: 'live'
      remotes: readonly LiveRelease[]
      /** Releases that harmed workers. */
      quarantined: readonly ReleaseName[]
      /** Key of the tokens that pages carry; the same for all workers, new at each start of the shell. */
      pageKey: string
    }
  /** Nobody knows yet what is live. */
  | { kind: 'wait' }
  /** It is to serve pages from now on. */
  | { kind: 'serve' }
  /** Another worker serves in its place. */
  | { kind: 'leave' }

/** What a worker says to its supervisor. */
export type WorkerNews =
  /** It listens to orders. */
  | { kind: 'hello' }
  /** It could serve pages. */
  | { kind: 'ready' }
  /** It does. */
  | { kind: 'serving' }
  /** Something threw outside of any page: it ends soon, and another one should take its place. */
  | { kind: 'failing'; release: ReleaseName | null; reason: string }
  /** What it saw since it last said so. */
  | { kind: 'health'; counts: ReleaseCounts }
  /** What a browser said about its page, under a token that is right. */
  | { kind: 'page-report'; pageId: string; report: PageReport }

/** How a page went in the browser. */
export interface PageReport {
  /** Releases that took part. */
  parts: ReleaseName[]
  failed: ReleaseName[]
  lcpMs: number | null
  /** What was measured, when the page is over; absent from reports of failures. */
  vitals?: PageVitals | undefined
}

/** How fast and how steady a page was for its visitor. */
export interface PageVitals {
  pageType: PageType
  /** Every release that the page named. */
  releases: ReleaseName[]
  /** Milliseconds, for `cls` the score. */
  values: { [Name in FieldMetricName]?: number | undefined }
}
