import { QueryClient, isServer } from '@tanstack/react-query'

/** Answers younger than this are not asked for again when a component mounts; also keeps hydration quiet. */
const STALE_TIME_MS = 60_000

/**
 * Query cache with the store's defaults. `call` does the retries, so the cache does none. On the server a cache lives
 * as long as its request: timers to empty it would only keep it alive.
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
