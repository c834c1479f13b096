import type { LiveRelease, ReleaseRef } from '@verstak/contracts/registry'
import { missingRemote } from './remotes.ts'
import type { ServerRemote } from './remotes.ts'
import { releaseNameOf } from './releaseAttribution.ts'
import type { ReleaseName } from './releaseAttribution.ts'
import { createRetryingLoader } from './retryingLoader.ts'
import type { Load } from './retryingLoader.ts'

/** Releases of one remote that are served now. */
export interface ServedRemote {
  stable: ServerRemote
  canary: {
    version: string
    percent: number
    /** Null when it does not load or is in quarantine: its visitors get the stable release. */
    remote: ServerRemote | null
  } | null
}

/** Live releases, without those in quarantine. */
export interface Wanted {
  remotes: readonly LiveRelease[]
  quarantined: readonly ReleaseName[]
}

export interface LiveReleases {
  /** Loads missing releases, then serves them; resolves when that is done, or a later call has superseded this one. */
  follow(wanted: Wanted): Promise<void>
  /** Releases that are served now. A page uses one result from start to end. Undefined before the first `follow`. */
  served(): readonly ServedRemote[] | undefined
  stop(): void
}

/**
 * Keeps the live releases loaded. It serves the stable release of each remote; while that cannot be loaded, the last
 * good one, else the registry's previous one. Failed loads are retried.
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
