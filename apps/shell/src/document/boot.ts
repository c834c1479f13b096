import type { Layout } from '@verstak/contracts/layout'
import type { MapSettings } from '@verstak/contracts/map'
import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import type { Region } from '@verstak/contracts/region'
import type { PageType } from '@verstak/contracts/routeTable'
import type { FlagValues } from '@verstak/flags/flag'
import type { UserKind } from '@verstak/flags/flagRow'
import type { Host, PageFile } from '@verstak/host'

/** A live remote in the page's data: the browser loads exactly these files. */
export interface LiveRemote {
  name: string
  version: string
  /** The release is a canary that this visitor gets. */
  isCanary?: true
  /** Address patterns of the remote. */
  routes: string[]
  /** The container's entry; absent when no release of the remote can be loaded. */
  entry?: PageFile
  /** Stylesheets of each exposed module. */
  stylesheets: Record<string, PageFile[]>
}

/** Serialized error of a loader; react-router accepts it as its own `ErrorResponse`. */
export interface RouteError {
  status: number
  statusText: ''
  internal: false
  /** The address that was probably meant; null when there is none. */
  data: string | null
}

/** Advertising of the store, where a setting names it. */
export interface Advertising {
  /** Address of the third-party script. */
  script: string
  /** Parameters of the place at the advertising system, by name. */
  place: Record<string, string>
}

/** Data that the server sends to the browser besides the markup. */
export interface BootData {
  layout: Layout
  /** Type of the page. */
  pageType: PageType
  /** What the settings of server and shop say of the host. */
  shop: Pick<Host, 'publicOrigin' | 'supportPhone' | 'shopName'>
  region: Region
  /** Bar above the header; absent where there is none, or this visitor has closed it. */
  infoBar?: HeaderInfoBar
  /** See `Host`; absent for a guest. */
  user?: UserKind
  /** Seconds until the session must be renewed; absent for a guest. */
  renewIn?: number
  /** The visitor has a session, but the server did not learn in time whose it is. */
  isUserUnknown?: boolean
  /** See `Host`; absent when all are at their default. */
  flags?: FlagValues
  /** How maps are drawn; absent when the store draws its own plan. */
  map?: MapSettings
  /** Address of a third-party chat's script. */
  chatScript?: string
  /** Absent in stores without advertising, and for crawlers. */
  advertising?: Advertising
  /** Demo mode: the team overlay is available to everybody. */
  isDemo?: true
  /** Token with which the browser sends its page report; '' for crawlers. */
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
    /**
     * Query data, each a `DehydratedState` as JSON, in the order of the stream; once the page runs, `push` hydrates it.
     */
    verstakQueries: { push(state: string): unknown }
  }
}

/** Digest of an error on the server: the browser renders the part again without a message. */
export const SERVER_FAILED = 'server-failed'

/** JSON of a value for an inline script: without `</script>`, and without line separators that end a statement. */
export function toInlineScript(value: unknown): string {
  // One by one: these characters are rare, and searching for a plain string is twenty times as fast as for a pattern.
  return HARMFUL.reduce((text, [char, escape]) => text.replaceAll(char, escape), JSON.stringify(value))
}

const HARMFUL = [
  ['<', '\\u003c'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
] as const
