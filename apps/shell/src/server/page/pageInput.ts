import type { Layout } from '@verstak/contracts/layout'
import type { Session } from '@verstak/contracts/session'
import type { Flags } from '@verstak/flags/createFlags'
import type { RemoteFailure } from '@verstak/host'
import type { createFragmentCache } from '@verstak/host/createFragmentCache'
import type { InfoBars } from '../api/infoBars.ts'
import type { ReadJson } from '../api/jsonReader.ts'
import type { ParsedAnswerCache } from '../api/parsedAnswerCache.ts'
import type { SiteData } from '../api/siteData.ts'
import type { PageOutcome } from '../health/pageOutcome.ts'
import type { PageCache } from '../page-cache/PageCache.ts'
import type { ServerRemote } from '../releases/remotes.ts'
import type { CircuitBreaker } from '../slots/circuitBreaker.ts'
import type { Assets } from './assets.ts'

export interface PageRequest {
  url: URL
  /** Id of the visitor, which selects variants of flags; null for a visitor outside of experiments. */
  visitorId: string | null
  /** Session of the visitor; null for a guest. */
  session: Session | null
  /** The visitor has a session, but the API did not answer in time: the page is rendered for a guest. */
  isUserUnknown?: boolean
  layout: Layout
  cookies: Record<string, string | undefined>
  cookieHeader: string | undefined
  requestId: string
  /** Aborted when the visitor disconnects. */
  signal: AbortSignal
  /** Token with which the browser sends its page report. */
  pageToken: string
  /** A guest's page that can be shared with other guests. */
  isCacheable?: boolean
}

export interface PageInput {
  apiOrigin: string
  /** The store's flags; by default each has its default value. */
  flags?: Flags
  remotes: readonly ServerRemote[]
  /** The live releases or the visitor's rights are unknown, so a missing address must not answer 404. */
  isUnsure?: boolean
  siteData: SiteData
  parsedAnswerCache?: ParsedAnswerCache
  readJson?: ReadJson
  /** Finds the bar above the header; by default there is none. */
  infoBars?: InfoBars
  assets: Assets
  /** `failure` identifies the remote, if known. */
  report: (error: unknown, failure?: RemoteFailure) => void
  /** Diagnostics (team overlay, `Server-Timing`) for everybody; otherwise only for staff. */
  isDemo?: boolean
  /** Cache of pages shared between guests; without it each page is rendered. */
  pageCache?: PageCache
  /** Cache of markup that pages of the process share. */
  fragmentCacheOf?: ReturnType<typeof createFragmentCache>
  /** Resolves when the render queue admits the page; earlier requests do not count towards its time limits. */
  untilRenderSlot?: () => Promise<unknown>
  /** Shared by the pages of one process; without it slots have no circuit breaker. */
  breaker?: CircuitBreaker
  /** Origin of the development server, from which the page may load files too. */
  developmentOrigin?: string
  /** Called once per page, when the server has finished it. */
  onPage?: (page: PageOutcome) => void
}

export interface PageHead {
  status: number
  headers: Record<string, string>
}

/** Begins an answer: takes the head and returns the stream for the body. */
export type BeginPage = (head: PageHead) => NodeJS.WritableStream & { flush?: () => void }
