import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/openDatabase.ts'
import { DomainError } from '../DomainError.ts'
import { openActivationBell, type ActivationBell } from './activationBell.ts'
import { selectLiveReleases, selectRevision, type LiveSnapshot } from './registry.sql.ts'

const POLL_MS = 1_000
/** Waiting calls per process: far more than shells have workers, few enough to be woken at once. */
const MAX_WAITING = 500

/** What is live, for callers who want to hear of a change at once. */
export interface LiveReleases {
  read(): Promise<LiveSnapshot>
  /**
   * Answers as soon as the revision is another one than `after`, at the latest after `waitMs`.
   * @throws DomainError `rate-limited` when too many wait already
   */
  waitBeyond(after: number, waitMs: number): Promise<LiveSnapshot>
  /** Answers all who wait, and makes nobody wait any more. */
  close(): Promise<void>
}

export interface LiveReleasesOptions {
  db: Database
  databaseUrl: string
  log: FastifyBaseLogger
  /** After this time a lost notification is made good. */
  pollMs?: number | undefined
}

export function createLiveReleases({ db, databaseUrl, log, pollMs = POLL_MS }: LiveReleasesOptions): LiveReleases {
  let bell: ActivationBell | null = null
  let isClosed = false
  let waiting = 0
  let isPolling = false
  let nextRing = Promise.withResolvers<Promise<LiveSnapshot>>()

  /** Wakes everybody with one common read, begun after the change. */
  const ring = () => {
    if (waiting === 0) return
    nextRing.resolve(selectLiveReleases(db))
    // Those who wait meet the failure themselves; they may all have left by then.
    nextRing.promise.catch(() => {})
    nextRing = Promise.withResolvers()
  }

  const openBell = () =>
    openActivationBell({
      databaseUrl,
      ring,
      onLost: (error) => log.warn({ err: error }, 'The connection that listens for activations broke'),
    })

  /** Goes on while somebody waits. */
  async function poll(): Promise<void> {
    if (isPolling) return
    isPolling = true
    let known: number | null = null
    while (waiting > 0 && !isClosed) {
      const revision = await selectRevision(db).catch(() => known)
      if (revision !== known) ring()
      known = revision
      await sleep(pollMs, null, { ref: false })
    }
    isPolling = false
  }

  async function wait(after: number, waitMs: number): Promise<LiveSnapshot> {
    const deadline = performance.now() + waitMs
    let rung = nextRing.promise
    let live = await selectLiveReleases(db)
    while (live.revision === after && !isClosed) {
      const timeout = new AbortController()
      const late = sleep(Math.max(0, deadline - performance.now()), null, { signal: timeout.signal })
      const read = await Promise.race([rung, late.catch(() => null)])
      timeout.abort()
      if (read === null) break
      rung = nextRing.promise
      live = await read
    }
    return live
  }

  return {
    read: () => selectLiveReleases(db),
    async waitBeyond(after, waitMs) {
      if (waiting >= MAX_WAITING) {
        const message = 'Too many callers wait for an activation already.'
        throw new DomainError('rate-limited', { field: '', reason: 'rate-limited', message, value: 1 })
      }
      if (!isClosed) bell ??= openBell()
      waiting += 1
      void poll()
      try {
        return await wait(after, waitMs)
      } finally {
        waiting -= 1
      }
    },
    async close() {
      if (isClosed) return
      isClosed = true
      ring()
      await bell?.close()
    },
  }
}
