import { deepFreeze } from '@verstak/api-client/deepFreeze'

export interface StaleCacheInput<Answer> {
  load: () => Promise<Answer>
  /** Hears of the first failure in a row. */
  report: (error: unknown) => void
}

const FRESH_MS = 60_000
/** No page waits longer for what it can do without. */
const PATIENCE_MS = 300
/** After a failure nobody asks again for so long. */
const PAUSE_MS = 1000

/**
 * Keeps an answer of one process: asked for once a minute; meanwhile, and while it cannot be had, the last one serves on.
 * No page can change it. Null as long as there has never been one. Never rejects.
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
    // Whoever comes first waits; a page with an old answer does not.
    if (!last && running) await inTime(running)
    return last?.answer ?? null
  }
}

function inTime(running: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}
