import type { Layout } from '@verstak/contracts/layout'
import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import type { Region } from '@verstak/contracts/region'
import type { PageType } from '@verstak/contracts/routeTable'
import type { FlagValues } from '@verstak/flags/flag'
import type { UserKind } from '@verstak/flags/flagRow'
import type { PageFile } from '@verstak/host'

/** A live remote as the page names it: the browser loads exactly these files. */
export interface LiveRemote {
  name: string
  version: string
  /** The release is on trial with some visitors, of whom this is one. */
  isCanary?: true
  /** Address patterns that it answers. */
  routes: string[]
  /** The container's entry; absent when no release of the remote can be loaded. */
  entry?: PageFile
  /** Stylesheets of each exposed module. */
  stylesheets: Record<string, PageFile[]>
}

/** What is left of a loader's error on its way to the browser; react-router takes it for its own `ErrorResponse`. */
export interface RouteError {
  status: number
  statusText: ''
  internal: false
  /** The address that was probably meant, where there is one. */
  data: string | null
}

/** Advertising of the store, where a setting names it. */
export interface Advertising {
  /** Address of the third-party script. */
  script: string
  /** Parameters of the place at the advertising system, by name. */
  place: Record<string, string>
}

/** What the server tells the browser besides the markup. */
export interface BootData {
  layout: Layout
  /** What this page says it is. */
  pageType: PageType
  /** See `Host`. */
  publicOrigin?: string
  region: Region
  /** Bar above the header; absent where there is none, or this visitor has closed it. */
  infoBar?: HeaderInfoBar
  /** See `Host`; absent for a guest. */
  user?: UserKind
  /** The visitor has a session of which the server could not learn in time. */
  isUserUnknown?: boolean
  /** See `Host`; absent when all are at their default. */
  flags?: FlagValues
  /** Script of another chat than the shop's own. */
  chatScript?: string
  /** Absent in stores without advertising, and for crawlers. */
  advertising?: Advertising
  /** Demo mode: developers may look behind the page. */
  isDemo?: true
  /** Token under which the browser reports once how the page went; '' for crawlers. */
  page: string
  remotes: LiveRemote[]
  /** Addresses of the shell's own stylesheets. */
  stylesheets: string[]
  /** Results of the route loaders, by route id. */
  loaderData: Record<string, unknown>
  /** Errors of the route loaders, by route id. */
  errors: Record<string, RouteError> | null
}

declare global {
  interface Window {
    /** Set by the server's boot script. */
    verstakBoot: BootData
    /** Query data, each a `DehydratedState` as JSON, in the order in which the server sent it; `push` hydrates once the page runs. */
    verstakQueries: { push(state: string): unknown }
  }
}

/** Digest of what failed on the server: the browser renders it anew and says nothing. */
export const SERVER_FAILED = 'server-failed'

/** Text of a value for an inline script: no `</script>`, no line separators that end a statement. */
export function toInlineScript(value: unknown): string {
  // One by one: hardly any page has one of them, and plain texts are found twenty times as fast as a pattern.
  return HARMFUL.reduce((text, [char, escape]) => text.replaceAll(char, escape), JSON.stringify(value))
}

const HARMFUL = [
  ['<', '\\u003c'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
] as const
