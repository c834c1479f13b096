import { deepFreeze } from '@verstak/api-client/deepFreeze'

export interface StaleCacheInput<Answer> {
  load: () => Promise<Answer>
  /** Called with the first failure in a row. */
  report: (error: unknown) => void
}

const FRESH_MS = 60_000
/** How long a page waits for optional data. */
const PATIENCE_MS = 300
/** Pause between a failure and the retry. */
const PAUSE_MS = 1000

/**
 * Stale-while-revalidate cache of one answer in one process. Refreshed once a minute; the last answer is used
 * meanwhile, and while the refresh fails. The answer is frozen. Null until the first answer. Never rejects.
 */
export function createStaleCache<Answer>({ load, report }: StaleCacheInput<Answer>): () => Promise<Answer | null> {
  let last: { answer: Answer; at: number } | undefined
  let failedAt: number | undefined
  let running: Promise<void> | undefined

  const ask = async () => {
    try {
      last = { answer: deepFreeze(await load()), at: Date.now() }
      failedAt = undefined
    } catch (error) {
      if (failedAt === undefined) report(error)
      failedAt = Date.now()
    } finally {
      running = undefined
    }
  }

  return async () => {
    const isFresh = last && Date.now() - last.at < FRESH_MS
    const isPaused = failedAt !== undefined && Date.now() - failedAt < PAUSE_MS
    if (!isFresh && !isPaused) running ??= ask()
    // Only callers without an answer wait; with a stale answer they do not.
    if (!last && running) await inTime(running)
    return last?.answer ?? null
  }
}

function inTime(running: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}
