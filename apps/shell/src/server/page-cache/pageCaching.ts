import type { Transport } from '@verstak/api-client/call'
import type { PageOutcome } from '../health/pageOutcome.ts'
import type { PageOutput } from '../page/PageStream.ts'
import { pageCacheKey } from './pageCacheKey.ts'
import type { PageInputs } from './pageCacheKey.ts'
import type { OwnTexts, PageCache } from './PageCache.ts'
import { recordCalls } from './recordCalls.ts'
import type { CallRecord, Calls } from './recordCalls.ts'

export interface PageCachingInput {
  cache: PageCache
  own: OwnTexts
  inputs: PageInputs
  /** Aborted when the visitor disconnects. */
  signal: AbortSignal
}

/** Cache access for one page. */
export interface PageCaching {
  /** The cached page, if it is up to date. */
  find(): Promise<{ document: Buffer; outcome: PageOutcome } | undefined>
  /** Records the calls that the page is made from. */
  record(send: Transport): Transport
  /** Adds calls that were made for another page. */
  addCalls(calls: Calls | null): void
  /** Caches what is written to `out`, once it is complete and nothing has failed. */
  copy(out: PageOutput, outcome: PageOutcome): PageOutput
  /** Cancels the caching of the page, for example after an error. */
  giveUp(): void
}

export function createPageCaching({ cache, own, inputs, signal }: PageCachingInput): PageCaching {
  const key = pageCacheKey(inputs)
  const startedAt = Date.now()
  const isWanted = cache.isWanted(key)
  let isGood = true
  let record: CallRecord | undefined

  return {
    find: async () => {
      const page = await cache.find(key)
      return page && { document: page.gzip(own), outcome: page.outcome }
    },
    record: (send) => {
      if (!isWanted) return send
      record = recordCalls(send)
      return record.transport
    },
    addCalls: (calls) => record?.add(calls),
    copy: (out, outcome) => {
      if (!isWanted) return out
      const chunks: Buffer[] = []
      const write = (chunk: Buffer) => {
        chunks.push(chunk)
        return out.write(chunk)
      }
      const end = () => {
        out.end()
        const calls = record?.calls()
        if (!isGood || !calls || signal.aborted) return
        const html = Buffer.concat(chunks).toString()
        void cache.store(key, { html, own, calls, startedAt, outcome })
      }
      return { write, end, flush: () => out.flush?.() } as PageOutput
    },
    giveUp: () => void (isGood = false),
  }
}
