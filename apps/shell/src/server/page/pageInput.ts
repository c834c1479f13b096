import type { Layout } from '@verstak/contracts/layout'
import type { Session } from '@verstak/contracts/session'
import type { Flags } from '@verstak/flags/createFlags'
import type { RemoteFailure } from '@verstak/host'
import type { createFragmentCache } from '@verstak/host/createFragmentCache'
import type { InfoBars } from '../api/infoBars.ts'
import type { ReadJson } from '../api/jsonReader.ts'
import type { PublicAnswerCache } from '../api/publicAnswerCache.ts'
import type { SiteData } from '../api/siteData.ts'
import type { PageOutcome } from '../health/pageOutcome.ts'
import type { PageCache } from '../page-cache/PageCache.ts'
import type { ServerRemote } from '../releases/remotes.ts'
import type { CircuitBreaker } from '../slots/circuitBreaker.ts'
import type { Assets } from './assets.ts'

export interface PageRequest {
  url: URL
  /** Id of the visitor, by which flags are dealt out; null for one who takes part in no experiment. */
  visitorId: string | null
  /** Whose page it is; null for a guest. */
  session: Session | null
  /** He has a session, but nobody could say whose in time: the page is a guest's. */
  isUserUnknown?: boolean
  layout: Layout
  cookies: Record<string, string | undefined>
  cookieHeader: string | undefined
  requestId: string
  /** Aborted when the visitor has gone. */
  signal: AbortSignal
  /** Token under which the browser reports once how the page went. */
  pageToken: string
  /** A guest's page, which other guests may get as it is. */
  isShared?: boolean
}

export interface PageInput {
  apiOrigin: string
  /** The store's flags; without them each has its default. */
  flags?: Flags
  remotes: readonly ServerRemote[]
  /** Nobody says what is released, or whether who asks may know it: nothing of the store's is missing for sure. */
  isUnsure?: boolean
  siteData: SiteData
  publicAnswerCache?: PublicAnswerCache
  readJson?: ReadJson
  /** Finds the bar above the header; without it there is none. */
  infoBars?: InfoBars
  assets: Assets
  /** `failure` says whose it is, where that is known. */
  report: (error: unknown, failure?: RemoteFailure) => void
  /** Everybody may look behind the page (team overlay, `Server-Timing`); otherwise staff alone. */
  isDemo?: boolean
  /** Cache of pages that guests get alike; without it each is made anew. */
  pageCache?: PageCache
  /** Markup of the parts that the process's pages have alike. */
  fragmentCacheOf?: ReturnType<typeof createFragmentCache>
  /** Resolves when the page's turn to be made has come; what is asked for before is not under its time limits. */
  untilRenderSlot?: () => Promise<unknown>
  /** Shared by the pages of one process; without it slots have no circuit. */
  breaker?: CircuitBreaker
  /** Origin of the development server, whose files the page may load too. */
  developmentOrigin?: string
  /** Told once per page, when its part on the server is over. */
  onPage?: (page: PageOutcome) => void
}

export interface PageHead {
  status: number
  headers: Record<string, string>
}

/** Where a page goes: takes the head first, then gives the stream for the body. */
export type BeginPage = (head: PageHead) => NodeJS.WritableStream & { flush?: () => void }
