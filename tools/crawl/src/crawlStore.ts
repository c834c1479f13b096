import robotsParser from 'robots-parser'
import { type PageContent, readPage } from './readPage.ts'

/** Result of one visit, without the links, because a store has millions of them. */
export interface Visit extends Omit<PageContent, 'links'> {
  address: string
  status: number
  /** The address of the first page with a link to it; null for the first page. */
  from: string | null
}

export interface CrawlOptions {
  /** Number of concurrent visits. */
  concurrency?: number
  /** Stops after this many visits. */
  limit?: number
  /** Pause before a retry after a 503 response. */
  patienceMs?: number
  /** Called after each visit. */
  onVisit?: (visit: Visit, known: number) => void
}

/** Gets the layout for crawlers. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const MAX_TRIES = 3
const NOTHING: PageContent = { title: '', canonical: null, robots: [], links: [] }

/**
 * Crawls a store from its first page, as search engines do: without scripts, forms, links with `nofollow` and addresses
 * that robots.txt forbids. Visits each address once, breadth first.
 */
export async function crawlStore(origin: string, options: CrawlOptions = {}): Promise<Visit[]> {
  const { concurrency = 8, limit = Infinity, patienceMs = 2000, onVisit } = options
  const rules = robotsParser(`${origin}/robots.txt`, await (await fetch(`${origin}/robots.txt`)).text())
  const fromByAddress = new Map<string, string | null>([[`${origin}/`, null]])
  const waiting = [`${origin}/`]
  const visits: Visit[] = []

  const isAllowed = (address: string) =>
    address.startsWith(`${origin}/`) && !fromByAddress.has(address) && rules.isAllowed(address, 'Googlebot') !== false

  async function visitNext(): Promise<void> {
    const address = waiting.shift()!
    const { links, ...met } = await visitPatiently(address, patienceMs)
    const visit = { address, from: fromByAddress.get(address) ?? null, ...met }
    visits.push(visit)
    for (const link of links) {
      const to = absolute(link, address)
      if (to === null || !isAllowed(to)) continue
      fromByAddress.set(to, address)
      waiting.push(to)
    }
    onVisit?.(visit, fromByAddress.size)
  }

  // Each worker takes the next address when it is free; with an empty queue it waits for links of the others.
  let busy = 0
  async function worker(): Promise<void> {
    while (visits.length + busy < limit && (waiting.length > 0 || busy > 0)) {
      if (waiting.length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 5))
        continue
      }
      busy += 1
      await visitNext().finally(() => (busy -= 1))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return visits
}

/** Retries an overloaded store (503) a little later, as search engines do. */
async function visitPatiently(address: string, patienceMs: number): Promise<PageContent & { status: number }> {
  for (let tries = 1; ; tries += 1) {
    const content = await visitAddress(address)
    if (content.status !== 503 || tries === MAX_TRIES) return content
    await new Promise((resolve) => setTimeout(resolve, patienceMs))
  }
}

async function visitAddress(address: string): Promise<PageContent & { status: number }> {
  const answer = await fetch(address, { headers: { 'user-agent': USER_AGENT }, redirect: 'manual' })
  const text = await answer.text()
  const location = answer.headers.get('location')
  if (location !== null) return { ...NOTHING, status: answer.status, links: [location] }
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  return { ...(isPage ? readPage(text) : NOTHING), status: answer.status }
}

/** The absolute address without its fragment; null when it is invalid. */
function absolute(link: string, base: string): string | null {
  const url = URL.parse(link, base)
  if (!url) return null
  url.hash = ''
  return url.href
}
