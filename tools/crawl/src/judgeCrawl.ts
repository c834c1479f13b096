import { matchPattern } from '@verstak/contracts/routePattern'
import type { Visit } from './crawlStore.ts'
import type { SitemapKind } from './readSitemap.ts'

/** What a crawl says of the store. */
export interface CrawlVerdict {
  visited: number
  /** Addresses of the sitemap that no way of links leads to, by kind. */
  missed: Readonly<Record<SitemapKind, readonly string[]>>
  /** Visits that are neither in the sitemap, nor a numbered page, nor a brand's products of a category. */
  others: readonly Visit[]
  /** Pages that don't answer 200, each with the page that leads there. */
  broken: readonly Visit[]
  /** Addresses that share title and canonical address with one before them. */
  doubles: readonly (readonly [first: string, double: string])[]
  /** Pages that search engines may keep, under another address than their canonical one. */
  aliases: readonly Visit[]
}

/** Addresses that are worth a visit, though no sitemap lists them: they lead to what it lists. */
const CATEGORY_BRAND = '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/'
const NUMBERED = /\/page\d+\/$/

/** Holds what a crawler saw against what the sitemap promises. */
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
    // What names no canonical address is its own.
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
