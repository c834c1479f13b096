import type { Layout } from '@verstak/contracts/layout'
import type { Region } from '@verstak/contracts/region'
import { matchPatterns } from '@verstak/contracts/routePattern'
import { isCrawler, isMobile } from '@verstak/host'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppBarContent } from '../app-bar/AppBarContent.tsx'
import { NavigationLinks } from '../header/NavigationLinks.tsx'

export interface PartsInput {
  layout: Layout
  region: Region
  remotes: readonly { routes: readonly string[] }[]
  /** The visitor has closed the bar that offers the app. */
  isAppBarClosed: boolean
}

/** Markup of the parts that stay as they are for as long as a document lives, by the name of their `StaticPart`. */
export function renderParts({ layout, region, remotes, isAppBarClosed }: PartsInput): Record<string, string> {
  if (isMobile(layout))
    return isAppBarClosed || isCrawler(layout) ? {} : { appBar: renderToStaticMarkup(<AppBarContent />) }
  const isServed = (path: string) => remotes.some(({ routes }) => matchPatterns(routes, path) !== undefined)
  return { navigation: renderToStaticMarkup(<NavigationLinks region={region} isServed={isServed} />) }
}
