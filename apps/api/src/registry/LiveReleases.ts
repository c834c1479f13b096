import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/openDatabase.ts'
import { DomainError } from '../DomainError.ts'
import { openActivationBell, type ActivationBell } from './activationBell.ts'
import { selectLiveReleases, selectRevision, type LiveSnapshot } from './registry.sql.ts'

const POLL_MS = 1_000
/** Limit of waiting calls per process: far more than there are shell workers, few enough to answer at once. */
const MAX_WAITING = 500

/** The live releases, with long polling for changes. */
export interface LiveReleases {
  read(): Promise<LiveSnapshot>
  /**
   * Resolves as soon as the revision differs from `after`, at the latest after `waitMs`.
   * @throws DomainError `rate-limited` when too many calls wait already
   */
  waitBeyond(after: number, waitMs: number): Promise<LiveSnapshot>
  /** Answers all waiting calls; later calls do not wait. */
  close(): Promise<void>
}

export interface LiveReleasesOptions {
  db: Database
  databaseUrl: string
  log: FastifyBaseLogger
  /** Polling interval, which covers lost notifications. */
  pollMs?: number | undefined
}

export function createLiveReleases({ db, databaseUrl, log, pollMs = POLL_MS }: LiveReleasesOptions): LiveReleases {
  let bell: ActivationBell | null = null
  let isClosed = false
  let waiting = 0
  let isPolling = false
  let nextRing = Promise.withResolvers<Promise<LiveSnapshot>>()

  /** Wakes all waiting calls with one shared read that starts after the change. */
  const ring = () => {
    if (waiting === 0) return
    nextRing.resolve(selectLiveReleases(db))
    // Waiting calls handle the failure themselves. This handler prevents an unhandled rejection when none is left.
    nextRing.promise.catch(() => {})
    nextRing = Promise.withResolvers()
  }

  const openBell = () =>
    openActivationBell({
      databaseUrl,
      ring,
      onLost: (error) => log.warn({ err: error }, 'The connection that listens for activations broke'),
    })

  /** Polls while calls are waiting. */
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
