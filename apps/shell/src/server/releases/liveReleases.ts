import type { LiveRelease, ReleaseRef } from '@verstak/contracts/registry'
import { missingRemote } from './remotes.ts'
import type { ServerRemote } from './remotes.ts'
import { releaseNameOf } from './releaseAttribution.ts'
import type { ReleaseName } from './releaseAttribution.ts'
import { createRetryingLoader } from './retryingLoader.ts'
import type { Load } from './retryingLoader.ts'

/** What one remote shows to visitors now. */
export interface ServedRemote {
  stable: ServerRemote
  canary: {
    version: string
    percent: number
    /** Null when it doesn't load or is in quarantine: its visitors get the stable release. */
    remote: ServerRemote | null
  } | null
}

/** What is live, without the releases that harmed a worker. */
export interface Wanted {
  remotes: readonly LiveRelease[]
  quarantined: readonly ReleaseName[]
}

export interface LiveReleases {
  /** Loads what is not loaded yet, then serves it; resolves when that is done, or a later call has taken over. */
  follow(wanted: Wanted): Promise<void>
  /** What is served now; a page keeps the answer, so that it ends on the releases with which it began. Undefined before the first `follow`. */
  served(): readonly ServedRemote[] | undefined
  stop(): void
}

/**
 * Keeps the live releases loaded. Of each remote it serves the stable release; while that cannot be loaded, the last
 * good one, else the previous one of the registry. What could not be loaded is tried again.
 */
export function createLiveReleases(load: Load, report: (error: unknown) => void): LiveReleases {
  let served: readonly ServedRemote[] | undefined
  let wanted: Wanted | undefined
  let running = Promise.resolve()
  const loader = createRetryingLoader(load, report, () => void settle())

  const serve = async (live: LiveRelease, quarantined: ReadonlySet<string>): Promise<ServedRemote> => {
    const lastGood = served?.find(({ stable }) => stable.name === live.name)?.stable
    const find = async (ref: Pick<ReleaseRef, 'version'> | null | undefined) => {
      if (!ref) return undefined
      const name = { name: live.name, version: ref.version }
      return quarantined.has(releaseNameOf(name)) ? undefined : loader.find(name)
    }
    const stable = (await find(live.stable)) ?? (await find(lastGood?.page && lastGood)) ?? (await find(live.previous))
    const canary = await find(live.canary)
    return {
      stable: stable ?? missingRemote(live.name, live.stable),
      canary: live.canary && { version: live.canary.version, percent: live.canary.percent, remote: canary ?? null },
    }
  }

  const settle = () => {
    running = running.then(async () => {
      if (!wanted) return
      const { remotes, quarantined } = wanted
      const barred = new Set<string>(quarantined)
      const next = await Promise.all(remotes.map((live) => serve(live, barred)))
      served = next
      loader.unloadOthers(next.flatMap(({ stable, canary }) => (canary?.remote ? [stable, canary.remote] : [stable])))
      loader.scheduleRetry()
    })
    return running
  }

  return {
    follow: (next) => {
      wanted = next
      loader.forgetFailuresOutside(next.remotes.flatMap(releasesOf))
      return settle()
    },
    served: () => served,
    stop: loader.stop,
  }
}

function releasesOf({ name, stable, previous, canary }: LiveRelease) {
  return [stable, previous, canary].flatMap((ref) => (ref ? [{ name, version: ref.version }] : []))
}
