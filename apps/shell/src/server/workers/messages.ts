import type { FieldMetricName } from '@verstak/contracts/fieldMetric'
import type { LiveRelease } from '@verstak/contracts/registry'
import type { PageType } from '@verstak/contracts/routeTable'
import type { ReleaseName } from '../releases/releaseAttribution.ts'
import type { ReleaseCounts } from '../health/releaseCounts.ts'

/** Messages of the supervisor to its workers. */
export type WorkerOrder =
  | {
      kind: 'live'
      remotes: readonly LiveRelease[]
      /** Releases in quarantine. */
      quarantined: readonly ReleaseName[]
      /** Key of the page tokens; the same for all workers, new at each start of the shell. */
      pageKey: string
    }
  /** The live releases are not known yet. */
  | { kind: 'wait' }
  /** Start to serve pages. */
  | { kind: 'serve' }
  /** Another worker has replaced this one. */
  | { kind: 'leave' }

/** Messages of a worker to its supervisor. */
export type WorkerNews =
  /** The worker listens to messages. */
  | { kind: 'hello' }
  /** The worker is ready to serve pages. */
  | { kind: 'ready' }
  /** The worker serves pages. */
  | { kind: 'serving' }
  /** An exception outside of any page: the worker will exit and must be replaced. */
  | { kind: 'failing'; release: ReleaseName | null; reason: string }
  /** Counts since the last message. */
  | { kind: 'health'; counts: ReleaseCounts }
  /** A browser's page report with a valid token. */
  | { kind: 'page-report'; pageId: string; report: PageReport }

/** A browser's report on its page. */
export interface PageReport {
  /** Releases that took part. */
  parts: ReleaseName[]
  failed: ReleaseName[]
  lcpMs: number | null
  /** Measurements, sent when the page ends; absent from reports of failures. */
  vitals?: PageVitals | undefined
}

/** Web vitals of a page. */
export interface PageVitals {
  pageType: PageType
  /** All releases in the page's boot data. */
  releases: ReleaseName[]
  /** Milliseconds, for `cls` the score. */
  values: { [Name in FieldMetricName]?: number | undefined }
}
