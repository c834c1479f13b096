import { QueryClient, isServer } from '@tanstack/react-query'

/** Younger answers are not refetched when a component mounts; this also prevents refetching during hydration. */
const STALE_TIME_MS = 60_000

/**
 * Query cache with the store's defaults. `call` does the retries, so the cache does none. On the server a cache lives
 * as long as its request: garbage collection timers would only prolong its life.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 10 * STALE_TIME_MS,
        retry: false,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  })
}
