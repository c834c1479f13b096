import { randomBytes } from 'node:crypto'
import { PAGE_COOKIES, SERVER_COOKIES } from '@verstak/contracts/cookie'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { cartPreview, FLAGS, geocoding, newFavorites, newListings } from '@verstak/contracts/flag'
import { STAFF_SWITCHES } from '@verstak/contracts/staffSwitch'
import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import type { Region } from '@verstak/contracts/region'
import type { FlagValues } from '@verstak/flags/flag'
import { isCrawler, isMobile } from '@verstak/host'
import { regionOf } from '../../document/regionOf.ts'
import { createPageCaching } from '../page-cache/pageCaching.ts'
import type { PageCaching } from '../page-cache/pageCaching.ts'
import { isSwitchedOn } from './isSwitchedOn.ts'
import type { PageInput, PageRequest } from './pageInput.ts'

/** Facts that are decided once per page, so that all its parts, on the server and in the browser, see the same. */
export interface PageFacts {
  nonce: string
  region: Region
  flags: FlagValues
  /** Bar above the header; null for none. */
  infoBar: HeaderInfoBar | null
  /** The visitor has closed that bar. */
  isBarClosed: boolean
  /** The visitor has closed the bar that offers the app. */
  isAppBarClosed: boolean
}

/** Reads the facts of a page. */
export async function readPageFacts(request: PageRequest, input: PageInput): Promise<PageFacts> {
  const { cookies, layout, session } = request
  const region = regionOf(input.siteData.regions, cookies[SERVER_COOKIES.activeRegion.name])
  const isBarClosed = cookies[PAGE_COOKIES.headerBarClosed.name] !== undefined
  const infoBar = isBarClosed ? null : await input.infoBars?.({ isMobile: isMobile(layout), regionId: region.id })
  const visitor = { id: request.visitorId, user: session?.user ?? 'guest', layout, regionId: region.id }
  return {
    nonce: randomBytes(16).toString('base64url'),
    region,
    flags: { ...(await input.flags?.valuesOf(FLAGS, visitor)), ...staffFlags(request) },
    infoBar: infoBar ?? null,
    isBarClosed,
    isAppBarClosed: cookies[DEVICE_COOKIES.appBarHidden.name] !== undefined,
  }
}

/** What the cookies of the staff's panel turn on. */
const STAFF_FLAGS = { newListings, geocoding, cartPreview, newFavorites }

/** Flags that staff has turned on for itself in its panel. */
function staffFlags({ cookies, session }: PageRequest): FlagValues {
  if (session?.user !== 'staff') return {}
  const names = Object.keys(STAFF_FLAGS) as (keyof typeof STAFF_FLAGS)[]
  const on = names.filter((name) => isSwitchedOn(cookies, STAFF_SWITCHES[name]))
  return Object.fromEntries(on.map((name) => [STAFF_FLAGS[name].key, true]))
}

/** Cache access for a page; null for a page that is not shared between visitors. */
export function pageCachingOf(request: PageRequest, input: PageInput, facts: PageFacts): PageCaching | null {
  if (!request.isCacheable || !input.pageCache) return null
  const { siteData } = input
  return createPageCaching({
    cache: input.pageCache,
    own: { nonce: facts.nonce, pageToken: pageTokenOf(request) },
    inputs: {
      address: request.url.pathname + request.url.search,
      layout: request.layout,
      regionId: facts.region.id,
      flags: facts.flags,
      releases: input.remotes,
      closed: [facts.isBarClosed, facts.isAppBarClosed],
      shared: [siteData.topics, siteData.regions, siteData.promoLinks, siteData.shop, facts.infoBar],
    },
    signal: request.signal,
  })
}

/** Token for the page's reports; '' for crawlers, which send none. */
export const pageTokenOf = ({ layout, pageToken }: PageRequest): string => (isCrawler(layout) ? '' : pageToken)
