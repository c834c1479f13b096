import type { Topic } from '@verstak/contracts/catalogue'
import type { Layout } from '@verstak/contracts/layout'
import type { Region } from '@verstak/contracts/region'
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
}

/** Cache: the markup is the same for all visitors with the same layout, region and live addresses. */
const known = new WeakMap<Region, LRUCache<string, string>>()
const MOST_PER_REGION = 8

/** Markup of the footer's content. */
export function renderFooter({ topics, ...input }: FooterInput): string {
  const { layout, region, remotes } = input
  if (isCrawler(layout)) return renderNew({ ...input, topics })
  const ofRegion = known.get(region) ?? new LRUCache<string, string>({ max: MOST_PER_REGION })
  known.set(region, ofRegion)
  const key = `${layout} ${remotes.map(({ routes }) => routes.join()).join()}`
  const footer = ofRegion.get(key) ?? renderNew(input)
  ofRegion.set(key, footer)
  return footer
}

function renderNew({ layout, region, remotes, topics }: FooterInput): string {
  const isServed = (path: string) => remotes.some(({ routes }) => matchPatterns(routes, path) !== undefined)
  return renderToStaticMarkup(<FooterContent layout={layout} region={region} isServed={isServed} topics={topics} />)
}
