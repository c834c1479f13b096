import type { Layout } from '@verstak/contracts/layout'
import type { Region } from '@verstak/contracts/region'
import { matchPatterns } from '@verstak/contracts/routePattern'
import { isCrawler, isMobile } from '@verstak/host'
import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppBarContent } from '../../app-bar/AppBarContent.tsx'
import { NavigationLinks } from '../../header/NavigationLinks.tsx'

export interface PartsInput {
  layout: Layout
  region: Region
  remotes: readonly { routes: readonly string[] }[]
  /** The visitor has closed the bar that offers the app. */
  isAppBarClosed: boolean
}

/** Cache: the links are the same for all visitors with the same region and live addresses. */
const known = new WeakMap<Region, LRUCache<string, string>>()
const MAX_PER_REGION = 4

/** Markup of the parts that never change within a document, by the name of their `StaticPart`. */
export function renderParts({ layout, region, remotes, isAppBarClosed }: PartsInput): Record<string, string> {
  if (!isMobile(layout)) return { navigation: navigationOf(region, remotes) }
  return isAppBarClosed || isCrawler(layout) ? {} : { appBar: renderToStaticMarkup(<AppBarContent />) }
}

function navigationOf(region: Region, remotes: PartsInput['remotes']): string {
  const ofRegion = known.get(region) ?? new LRUCache<string, string>({ max: MAX_PER_REGION })
  known.set(region, ofRegion)
  const key = remotes.map(({ routes }) => routes.join()).join()
  const isServed = (path: string) => remotes.some(({ routes }) => matchPatterns(routes, path) !== undefined)
  const links = ofRegion.get(key) ?? renderToStaticMarkup(<NavigationLinks region={region} isServed={isServed} />)
  ofRegion.set(key, links)
  return links
}
