import type { Topic } from '@verstak/contracts/catalogue'
import type { Layout } from '@verstak/contracts/layout'
import type { Region } from '@verstak/contracts/region'
import { SHOP_DEFAULTS, type ShopFacts } from '@verstak/contracts/shop'
import { matchPatterns } from '@verstak/contracts/routePattern'
import { isCrawler } from '@verstak/host'
import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { FooterContent } from '../../footer/FooterContent.tsx'

export interface FooterInput {
  layout: Layout
  region: Region
  remotes: readonly { routes: readonly string[] }[]
  /** Departments of the catalogue. */
  topics?: readonly Topic[] | undefined
  /** What the staff has set. */
  shop?: ShopFacts | undefined
}

/** Cache: the markup is the same for all visitors with the same layout, region, live addresses and settings. */
const known = new WeakMap<ShopFacts, WeakMap<Region, LRUCache<string, string>>>()
const MAX_PER_REGION = 8

/** Markup of the footer's content. */
export function renderFooter({ topics, ...input }: FooterInput): string {
  const { layout, region, remotes, shop = SHOP_DEFAULTS } = input
  if (isCrawler(layout)) return renderNew({ ...input, topics })
  const ofShop = known.get(shop) ?? new WeakMap<Region, LRUCache<string, string>>()
  known.set(shop, ofShop)
  const ofRegion = ofShop.get(region) ?? new LRUCache<string, string>({ max: MAX_PER_REGION })
  ofShop.set(region, ofRegion)
  const key = `${layout} ${remotes.map(({ routes }) => routes.join()).join()}`
  const footer = ofRegion.get(key) ?? renderNew(input)
  ofRegion.set(key, footer)
  return footer
}

function renderNew({ layout, region, remotes, topics, shop = SHOP_DEFAULTS }: FooterInput): string {
  const isServed = (path: string) => remotes.some(({ routes }) => matchPatterns(routes, path) !== undefined)
  return renderToStaticMarkup(
    <FooterContent layout={layout} region={region} isServed={isServed} topics={topics} shop={shop} />,
  )
}
