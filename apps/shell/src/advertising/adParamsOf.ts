import type { Layout } from '@verstak/contracts/layout'
import type { Region } from '@verstak/contracts/region'
import { matchPattern } from '@verstak/contracts/routePattern'
import { findRoute } from '@verstak/contracts/routeTable'
import { isMobile } from '@verstak/host'
import type { Host } from '@verstak/host'

/** Parameters of a page for the advertising system; '' when not applicable. They do not identify the visitor. */
export interface AdParams {
  /** Type of the page: `Category`. */
  puid1: string
  /** Name of the region in analytics. */
  puid2: string
  /** `desktop` or `phone`. */
  puid3: string
  /** `guest`, `private`, `business` or `wholesale`. */
  puid4: string
  /** Category. */
  puid5: string
  /** Brand. */
  puid6: string
  /** Product. */
  puid7: string
  /** Tag page. */
  puid8: string
  /** Sale. */
  puid9: string
  /** Page number of a listing, from 1. */
  puid10: string
  /** `1` when the listing is filtered. */
  puid11: string
}

export interface AdPage {
  pathname: string
  search: string
  layout: Layout
  region: Region
  user: NonNullable<Host['user']>
}

/** The parameters of a page (PROMO-009). */
export function adParamsOf({ pathname, search, layout, region, user }: AdPage): AdParams {
  const route = findRoute(pathname)
  const ids = (route && matchPattern(route.pattern, pathname)) ?? {}
  return {
    puid1: route?.pageType ?? '',
    puid2: region.gtmType,
    puid3: isMobile(layout) ? 'phone' : 'desktop',
    puid4: user,
    puid5: ids['categoryId'] ?? '',
    puid6: ids['brandId'] ?? '',
    puid7: ids['productId'] ?? '',
    puid8: ids['tagPageName'] ?? '',
    puid9: ids['saleName'] ?? '',
    puid10: ids['pageId'] ?? '1',
    puid11: new URLSearchParams(search).has('filters') ? '1' : '',
  }
}
