import type { Transport } from '@verstak/api-client/call'
import { LRUCache } from 'lru-cache'
import type { PageOutcome } from '../health/pageOutcome.ts'
import { gzipPieces } from './gzipPieces.ts'
import type { GzipPieces } from './gzipPieces.ts'
import { areUnchanged } from './recordCalls.ts'
import type { Calls } from './recordCalls.ts'

/** Texts that differ in each visitor's copy of a page. They are in the page verbatim, and cannot occur by chance. */
export interface OwnTexts {
  nonce: string
  /** '' for crawlers. */
  pageToken: string
}

/** A page that is the same for everybody. */
export interface CachedPage {
  outcome: PageOutcome
  /** The document as gzip, with this visitor's texts. */
  gzip(own: OwnTexts): Buffer
}

/** A rendered page. */
export interface RenderedPage {
  html: string
  own: OwnTexts
  calls: Calls
  /** Time of its first call, ms. */
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
  /** The cached page if it is up to date; undefined when the page must be rendered. */
  find(key: string): Promise<CachedPage | undefined>
  /** True when a page is requested often enough to be worth caching. */
  isWanted(key: string): boolean
  /** Stores a page; resolves when it is stored. */
  store(key: string, page: RenderedPage): Promise<void>
}

const MAX_BYTES = 64 * 1024 * 1024
/** How long a page is fresh after its revalidation. The API itself caches answers for half a second. */
const FRESH_MS = 400
/** Maximum age of a cached page, so that times shown in it are not older. */
const MAX_AGE_MS = 60_000
/** A page that is requested twice within this time is worth caching. */
const MEMORY_MS = 60_000
const MAX_ASKED = 10_000

/**
 * Caches pages that were made only from public answers. A cached page is as current as a new one: before it is sent,
 * its calls are repeated, at most once in 0.4 s, and any different answer evicts the page.
 *
 * @param send calls the API without a visitor's credentials
 */
export function createPageCache(send: Transport, now: () => number = Date.now): PageCache {
  const pages = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: ({ pieces }) => pieces.size + 2048 })
  const asked = new LRUCache<string, true>({ max: MAX_ASKED, ttl: MEMORY_MS })

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

/** Splits a document at its visitor's texts. */
function divide(html: string, { nonce, pageToken }: OwnTexts): [pieces: string[], gaps: (keyof OwnTexts)[]] {
  const pieces: string[] = []
  const gaps: (keyof OwnTexts)[] = []
  let end = 0
  // Escape the dots of the token.
  const own = [nonce, pageToken].filter(Boolean).map((text) => text.replaceAll('.', '\\.'))
  for (const { 0: text, index } of html.matchAll(new RegExp(own.join('|'), 'g'))) {
    pieces.push(html.slice(end, index))
    gaps.push(text === nonce ? 'nonce' : 'pageToken')
    end = index + text.length
  }
  return [[...pieces, html.slice(end)], gaps]
}
