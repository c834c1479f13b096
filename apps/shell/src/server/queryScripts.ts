import { dehydrate } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import { toInlineScript } from '../app/boot.ts'

export interface QueryScripts {
  /** Script element with the query data that has come since the last call, or ''. */
  take(): string
  /** Resolves when every query that is not marked `meta: { isDeferred: true }` has settled, or after the deadline. */
  mustSettled(deadlineMs: number): Promise<void>
}

/** Carries the query data of one page from the server to the browser. */
export function createQueryScripts(queryClient: QueryClient, nonce: string): QueryScripts {
  const sent = new Set<string>()
  const isNew = (query: Query) => query.state.status === 'success' && !sent.has(query.queryHash)

  return {
    take: () => {
      const state = dehydrate(queryClient, { shouldDehydrateQuery: isNew, shouldDehydrateMutation: () => false })
      if (state.queries.length === 0) return ''
      for (const { queryHash } of state.queries) sent.add(queryHash)
      return `<script nonce="${nonce}">(self.verstakQueries=self.verstakQueries||[]).push(${toInlineScript(state)})</script>`
    },
    mustSettled: async (deadlineMs) => {
      const endsAt = Date.now() + deadlineMs
      const isAwaited = (query: Query) => query.meta?.['isDeferred'] !== true
      while (Date.now() < endsAt) {
        const running = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: isAwaited })
        if (running.length === 0) return
        const settled = Promise.allSettled(running.map((query) => query.promise))
        await Promise.race([settled, delay(endsAt - Date.now())])
        // React renders what has come in a task of its own.
        await delay(0)
      }
    },
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
