import { routeTable } from '@verstak/contracts/routeTable'
import type { RouteRow } from '@verstak/contracts/routeTable'
import type { SitemapKind } from '@verstak/contracts/sitemap'
import type { LiveRemote } from '../../document/boot.ts'

type Routed = readonly Pick<LiveRemote, 'routes'>[]

/** Indexable pages with a fixed address whose owners are released. */
export function staticPages(remotes: Routed): RouteRow[] {
  return routeTable.filter(({ pattern, isIndexed }) => isIndexed && !pattern.includes('{') && isLive(remotes, pattern))
}

const PATTERNS: Record<SitemapKind, string> = {
  category: '/category/{categoryName}-{categoryId}/',
  brand: '/brand/{brandName}-{brandId}/',
  'tag-page': '/tag-page/{tagPageName}-{categoryId}/',
  sale: '/sale/{saleName}/',
  product: '/product/{productName}-{productId}/',
  document: '/articles/{articleName}/',
  offices: '/offices/{regionDomain}/',
}

/** True when a released remote answers addresses of this kind. */
export const isKindLive = (remotes: Routed, kind: SitemapKind) => isLive(remotes, PATTERNS[kind])

const isLive = (remotes: Routed, pattern: string) => remotes.some(({ routes }) => routes.includes(pattern))
