import type { Release } from '@verstak/contracts/release'
import type { ServerRemote } from './remotes.ts'
import { releaseNameOf } from './releaseAttribution.ts'
import { BrokenRelease, SlowRelease } from './runServerFile.ts'

type Named = Pick<Release, 'name' | 'version'>

/** Loads and runs one release of the store. */
export type Load = (of: Named) => Promise<ServerRemote>

interface Failure {
  tries: number
  /** Earliest time of the next try. */
  until: number
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 60_000

/**
 * Loads each release once and remembers failures. Files may arrive late, so it calls `onRetry` when a retry is due. A
 * release whose code does not run is not retried, and one that takes too long, which blocks the process, once a minute.
 */
export function createRetryingLoader(load: Load, report: (error: unknown) => void, onRetry: () => void) {
  let loaded = new Map<string, ServerRemote>()
  const failures = new Map<string, Failure>()
  let timer: NodeJS.Timeout | undefined

  return {
    /** The running release, or undefined when it has failed. */
    find: async (of: Named): Promise<ServerRemote | undefined> => {
      const key = releaseNameOf(of)
      const known = loaded.get(key)
      if (known) return known
      const failure = failures.get(key)
      if (failure && failure.until > Date.now()) return undefined
      try {
        const remote = await load(of)
        loaded.set(key, remote)
        failures.delete(key)
        return remote
      } catch (error) {
        const tries = (failure?.tries ?? 0) + 1
        failures.set(key, { tries, until: Date.now() + waitAfter(error, tries) })
        report(error)
        return undefined
      }
    },
    /** Unloads all other releases. */
    unloadOthers: (remotes: readonly Named[]) => {
      const keys = new Set<string>(remotes.map(releaseNameOf))
      loaded = new Map([...loaded].filter(([key]) => keys.has(key)))
    },
    /** Forgets failures of all other releases, so that a release is retried when it is activated again. */
    forgetFailuresOutside: (remotes: readonly Named[]) => {
      const keys = new Set<string>(remotes.map(releaseNameOf))
      for (const key of failures.keys()) if (!keys.has(key)) failures.delete(key)
    },
    /** Schedules `onRetry` for the next failed release. */
    scheduleRetry: () => {
      clearTimeout(timer)
      const waits = [...failures.values()].map(({ until }) => until - Date.now()).filter((waitMs) => waitMs > 0)
      const next = Math.min(...waits)
      if (Number.isFinite(next)) timer = setTimeout(onRetry, next + 1).unref()
    },
    stop: () => clearTimeout(timer),
  }
}

function waitAfter(error: unknown, tries: number): number {
  if (error instanceof BrokenRelease) return Infinity
  return error instanceof SlowRelease ? LONGEST_WAIT_MS : Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
}
