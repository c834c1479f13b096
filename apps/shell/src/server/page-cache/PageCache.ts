import type { Transport } from '@verstak/api-client/call'
import { LRUCache } from 'lru-cache'
import type { PageOutcome } from '../health/pageOutcome.ts'
import { gzipPieces } from './gzipPieces.ts'
import type { GzipPieces } from './gzipPieces.ts'
import { areUnchanged } from './recordCalls.ts'
import type { Calls } from './recordCalls.ts'

/** What each visitor's copy of a page has of its own: it stands in the page to the letter, and nowhere by chance. */
export interface OwnTexts {
  nonce: string
  /** '' for crawlers. */
  pageToken: string
}

/** A page that everybody gets alike. */
export interface CachedPage {
  outcome: PageOutcome
  /** The document as gzip, with the texts of this visitor's own. */
  gzip(own: OwnTexts): Buffer
}

/** A page that was rendered. */
export interface RenderedPage {
  html: string
  own: OwnTexts
  calls: Calls
  /** When its first call was made, ms. */
  startedAt: number
  outcome: PageOutcome
}

interface Entry extends CachedPage {
  pieces: GzipPieces
  calls: Calls
  startedAt: number
  checkedAt: number
  checking?: Promise<boolean>
}

export interface PageCache {
  /** The page as it would be made now; undefined when it must be made. */
  find(key: string): Promise<CachedPage | undefined>
  /** True when a page is asked for again and again, so that caching it pays. */
  isWanted(key: string): boolean
  /** Stores a page; resolves when it is stored. */
  store(key: string, page: RenderedPage): Promise<void>
}

const MAX_BYTES = 64 * 1024 * 1024
/** A page is shown for so long after its answers were seen to be right. The API keeps those of its own for half a second. */
const FRESH_MS = 400
/** Then it is made anew: times that it tells are not older. */
const MAX_AGE_MS = 60_000
/** Who asks twice within this time will ask again. */
const MEMORY_MS = 60_000
const MOST_ASKED = 10_000

/**
 * Caches pages that were made of nothing but public answers. A cached page is as right as a new one: before it is shown,
 * its calls are made again, at most once in 0.4 s, and one other answer evicts it.
 *
 * @param send calls the API as nobody in particular
 */
export function createPageCache(send: Transport, now: () => number = Date.now): PageCache {
  const pages = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: ({ pieces }) => pieces.size + 2048 })
  const asked = new LRUCache<string, true>({ max: MOST_ASKED, ttl: MEMORY_MS })

  async function check(key: string, entry: Entry): Promise<boolean> {
    const startedAt = now()
    const isRight = await areUnchanged(send, entry.calls)
    if (isRight) entry.checkedAt = startedAt
    else if (pages.peek(key) === entry) pages.delete(key)
    delete entry.checking
    return isRight
  }

  return {
    async find(key) {
      const entry = pages.get(key)
      if (!entry || now() - entry.startedAt >= MAX_AGE_MS) return undefined
      if (now() - entry.checkedAt < FRESH_MS) return entry
      entry.checking ??= check(key, entry)
      return (await entry.checking) ? entry : undefined
    },
    isWanted(key) {
      const isKnown = asked.has(key)
      asked.set(key, true)
      return isKnown
    },
    async store(key, { html, own, calls, startedAt, outcome }) {
      const [pieces, gaps] = divide(html, own)
      const gzipped = await gzipPieces(
        pieces,
        gaps.map((gap) => own[gap]),
      )
      const gzip = (texts: OwnTexts) => gzipped.fill(gaps.map((gap) => texts[gap]))
      pages.set(key, { pieces: gzipped, gzip, calls, outcome, startedAt, checkedAt: startedAt })
    },
  }
}

/** Divides a document at the texts of its visitor's own. */
function divide(html: string, { nonce, pageToken }: OwnTexts): [pieces: string[], gaps: (keyof OwnTexts)[]] {
  const pieces: string[] = []
  const gaps: (keyof OwnTexts)[] = []
  let end = 0
  // A token has dots, which must be dots here.
  const own = [nonce, pageToken].filter(Boolean).map((text) => text.replaceAll('.', '\\.'))
  for (const { 0: text, index } of html.matchAll(new RegExp(own.join('|'), 'g'))) {
    pieces.push(html.slice(end, index))
    gaps.push(text === nonce ? 'nonce' : 'pageToken')
    end = index + text.length
  }
  return [[...pieces, html.slice(end)], gaps]
}
