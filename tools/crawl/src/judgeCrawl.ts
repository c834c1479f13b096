import { matchPattern } from '@verstak/contracts/routePattern'
import type { Visit } from './crawlStore.ts'
import type { SitemapKind } from './readSitemap.ts'

/** Findings of a crawl. */
export interface CrawlVerdict {
  visited: number
  /** Addresses of the sitemap that cannot be reached by links, by kind. */
  missed: Readonly<Record<SitemapKind, readonly string[]>>
  /** Visits that are neither in the sitemap, nor a numbered page, nor a brand's products of a category. */
  others: readonly Visit[]
  /** Pages that don't answer 200, each with the page that leads there. */
  broken: readonly Visit[]
  /** Addresses with the same title and canonical address as an earlier one. */
  doubles: readonly (readonly [first: string, double: string])[]
  /** Indexable pages whose address differs from their canonical one. */
  aliases: readonly Visit[]
}

/** Expected addresses outside the sitemap: they link to pages of the sitemap. */
const CATEGORY_BRAND = '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/'
const NUMBERED = /\/page\d+\/$/

/** Compares the visits of a crawler with the sitemap. */
export function judgeCrawl(visits: readonly Visit[], sitemap: ReadonlyMap<string, SitemapKind>): CrawlVerdict {
  const seen = new Set(visits.map(({ address }) => address))
  const pages = visits.filter(({ status }) => status === 200)
  return {
    visited: visits.length,
    missed: missedIn(sitemap, seen),
    others: visits.filter(({ address }) => !sitemap.has(address) && !isWay(address)),
    broken: visits.filter(({ status }) => status !== 200),
    doubles: doublesAmong(pages),
    aliases: pages.filter(
      ({ address, canonical, robots }) => canonical !== null && canonical !== address && !robots.includes('noindex'),
    ),
  }
}

function missedIn(sitemap: ReadonlyMap<string, SitemapKind>, seen: ReadonlySet<string>): CrawlVerdict['missed'] {
  const missed: Record<SitemapKind, string[]> = {}
  for (const [address, kind] of sitemap) if (!seen.has(address)) (missed[kind] ??= []).push(address)
  return missed
}

function doublesAmong(pages: readonly Visit[]): CrawlVerdict['doubles'] {
  const firstByIdentity = new Map<string, string>()
  return pages.flatMap(({ address, title, canonical }) => {
    // Without a canonical address, the page's own address counts.
    const identity = `${title}\n${canonical ?? address}`
    const first = firstByIdentity.get(identity)
    if (first !== undefined) return [[first, address] as const]
    firstByIdentity.set(identity, address)
    return []
  })
}

const isWay = (address: string) => {
  const { pathname, search } = new URL(address)
  return search === '' && (NUMBERED.test(pathname) || matchPattern(CATEGORY_BRAND, pathname) !== undefined)
}
