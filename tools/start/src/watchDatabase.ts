import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedPostgres } from '@verstak/tools-database/embeddedPostgres'
import { createRestartDelays } from './restartDelays.ts'

const POLL_MS = 250

/** The embedded PostgreSQL while the store runs on it. */
export interface WatchedDatabase {
  /** Rejects when the server has ended, or could not be started again, too often; else stays open. */
  failed: Promise<never>
  /** Ends the watch, and a restart that is under way, then stops the server. */
  stop(): Promise<void>
}

/**
 * Starts the server again whenever it has ended. Its process is looked at from time to time instead of waited for, because a
 * server that a killed start left behind is no child of ours.
 * @param report tells people about an end and its restart
 */
export function watchDatabase(server: EmbeddedPostgres, report: (line: string) => void): WatchedDatabase {
  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {})

  const watch = async (): Promise<void> => {
    const delays = createRestartDelays()
    let startedAt = Date.now()
    let problem: Error | null = null
    while (!stopping.signal.aborted) {
      if (server.isRunning()) {
        await pause(POLL_MS)
        continue
      }
      const delay = delays.next(Date.now() - startedAt)
      if (delay === null) throw problem ?? new Error(`PostgreSQL ends again and again (log: ${server.logFile}).`)
      const reason = problem ? 'could not be started' : 'has ended'
      report(`PostgreSQL ${reason}, starting it again in ${delay / 1000} s (log: ${server.logFile})`)
      await pause(delay)
      if (stopping.signal.aborted) return
      startedAt = Date.now()
      // What the ended server was busy with may hold its memory for a while: until then no new one starts.
      problem = await server.restart().then(
        () => null,
        (error: Error) => error,
      )
      if (!problem) report('PostgreSQL is ready again')
    }
  }
  const watching = watch()
  const failed = watching.then(() => new Promise<never>(() => {}))
  // Whoever awaits it hears of a failure; nobody must.
  failed.catch(() => {})
  return {
    failed,
    async stop() {
      stopping.abort()
      await watching.catch(() => {})
      await server.stop()
    },
  }
}
