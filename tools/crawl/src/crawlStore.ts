import robotsParser from 'robots-parser'
import { type PageContent, readPage } from './readPage.ts'

/** What a crawler met at one address; without its links, of which a store has millions. */
export interface Visit extends Omit<PageContent, 'links'> {
  address: string
  status: number
  /** The address where a link to it stood first; null for the first page. */
  from: string | null
}

export interface CrawlOptions {
  /** Visits at the same time. */
  concurrency?: number
  /** Ends after so many visits, as crawlers with little time do. */
  limit?: number
  /** Pause before a page that had no time is asked again. */
  patienceMs?: number
  /** Called after each visit. */
  onVisit?: (visit: Visit, known: number) => void
}

/** Gets the layout for crawlers. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const MOST_TRIES = 3
const NOTHING: PageContent = { title: '', canonical: null, robots: [], links: [] }

/**
 * Goes through a store from its first page by the links of its pages, as search engines do: no scripts, no form, no
 * link with `nofollow`, nothing that robots.txt forbids; each address once, nearest to the first page first.
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

  // Visits end at different times: whoever is free takes the next address, and waits for links while others read.
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

/** A store that has no time at the moment (503) is asked again a little later, as search engines do. */
async function visitPatiently(address: string, patienceMs: number): Promise<PageContent & { status: number }> {
  for (let tries = 1; ; tries += 1) {
    const content = await visitAddress(address)
    if (content.status !== 503 || tries === MOST_TRIES) return content
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

/** Without the part that stays in the browser; null for what is no address. */
function absolute(link: string, base: string): string | null {
  const url = URL.parse(link, base)
  if (!url) return null
  url.hash = ''
  return url.href
}
