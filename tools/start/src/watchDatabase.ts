import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedPostgres } from '@verstak/tools-database/embeddedPostgres'
import { createRestartDelays } from './restartDelays.ts'

const POLL_MS = 250

/** The embedded PostgreSQL while the store runs on it. */
export interface WatchedDatabase {
  /** Rejects when the server has exited, or failed to restart, too often; otherwise stays pending. */
  failed: Promise<never>
  /** Stops the watch and a pending restart, then stops the server. */
  stop(): Promise<void>
}

/**
 * Restarts the server whenever it has exited. The process is polled, because a server left by a killed start is not a
 * child of this process.
 * @param report receives messages about an exit and its restart
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
      // Backends of the exited server may hold its shared memory for a while; a new server cannot start until they end.
      problem = await server.restart().then(
        () => null,
        (error: Error) => error,
      )
      if (!problem) report('PostgreSQL is ready again')
    }
  }
  const watching = watch()
  const failed = watching.then(() => new Promise<never>(() => {}))
  // Callers may ignore this promise: prevents an unhandled rejection.
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
