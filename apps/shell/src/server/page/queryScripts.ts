import { dehydrate } from '@tanstack/react-query'
import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query'
import { toInlineScript } from '../../document/boot.ts'
import type { SlotMeta } from '../slots/SlotQueryClient.ts'

type DehydratedQuery = DehydratedState['queries'][number]

export interface QueryScripts {
  /** Script elements with the query data since the last call, or ''. */
  take(): string
  /**
   * Resolves when every query that the first batch waits for has settled or timed out. Time limits: the deadline for
   * queries of the page and of `must` slots, the budget for `should` slots, zero for `may` slots (or `meta: { slot:
   * 'may' }`). Returns the `meta` of queries that timed out.
   */
  mustSettled(deadlineMs: number): Promise<SlotMeta[]>
}

/** Browsers parse JSON ten times as fast as they compile it as code. */
const PUSH = '(self.verstakQueries=self.verstakQueries||[]).push(document.currentScript.previousSibling.text)'

/** Serializes the query data of one page for the browser. Data shared between pages is serialized once. */
export function createQueryScripts(queryClient: QueryClient, nonce: string): QueryScripts {
  const sent = new Set<string>()
  const isNew = (query: Query) => query.state.status === 'success' && !sent.has(query.queryHash)

  return {
    take: () => {
      const state = dehydrate(queryClient, { shouldDehydrateQuery: isNew, shouldDehydrateMutation: () => false })
      if (state.queries.length === 0) return ''
      for (const { queryHash } of state.queries) sent.add(queryHash)
      return `<script type="application/json">{"mutations":[],"queries":[${state.queries.map(textOf).join()}]}</script><script nonce="${nonce}">${PUSH}</script>`
    },
    mustSettled: async (deadlineMs) => {
      const startedAt = performance.now()
      const running = () => queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
      const leftOf = (query: Query) => startedAt + waitOf(query.meta, deadlineMs) - performance.now()
      for (;;) {
        const awaited = running().filter((query) => leftOf(query) > 0)
        if (awaited.length === 0) break
        const settled = Promise.allSettled(awaited.map((query) => query.promise))
        await Promise.race([settled, delay(Math.min(...awaited.map(leftOf)))])
        // React renders new data in a separate task.
        await delay(0)
      }
      return running()
        .filter(({ meta }) => waitOf(meta, deadlineMs) > 0)
        .map(({ meta }) => (meta ?? { slot: 'must' }) as SlotMeta)
    },
  }
}

function textOf({ state: { data, ...state }, ...query }: DehydratedQuery): string {
  const rest = toInlineScript({ state, ...query })
  return rest.replace('"state":{', () => `"state":{"data":${textOfData(data)},`)
}

const texts = new WeakMap<object, string>()

function textOfData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return toInlineScript(data)
  const text = texts.get(data) ?? toInlineScript(data)
  texts.set(data, text)
  return text
}

/** How long the first batch waits for a query. */
function waitOf(meta: Query['meta'], deadlineMs: number): number {
  const { slot, budgetMs } = (meta ?? {}) as Partial<SlotMeta>
  if (slot === 'may') return 0
  return slot === 'should' ? Math.min(budgetMs ?? 0, deadlineMs) : deadlineMs
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)).unref())
}
