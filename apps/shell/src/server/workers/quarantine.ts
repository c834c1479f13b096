import type { LiveRelease } from '@verstak/contracts/registry'
import type { ReleaseName } from '../releases/releaseAttribution.ts'

/** A release that ends this many workers within `WINDOW_MS` is quarantined. */
const HARMS = 2
const WITHIN_MS = 60_000

/** Counts the workers ended by each release. A quarantine lasts until another release of that remote is activated. */
export function createQuarantine(now: () => number = Date.now) {
  const harms = new Map<ReleaseName, number[]>()
  /** Live releases of the remote at the time of the quarantine. */
  const quarantined = new Map<ReleaseName, string>()
  let live: readonly LiveRelease[] = []

  const liveOf = (release: ReleaseName) =>
    JSON.stringify(live.find(({ name }) => release.startsWith(`${name}@`)) ?? null)

  return {
    list: (): ReleaseName[] => [...quarantined.keys()],
    /** @returns true when the release is now quarantined */
    addHarm: (release: ReleaseName): boolean => {
      if (quarantined.has(release)) return false
      const recent = [...(harms.get(release) ?? []), now()].filter((at) => at > now() - WITHIN_MS)
      harms.set(release, recent)
      if (recent.length < HARMS) return false
      harms.delete(release)
      quarantined.set(release, liveOf(release))
      return true
    },
    follow: (remotes: readonly LiveRelease[]): void => {
      live = remotes
      for (const [release, before] of quarantined) if (liveOf(release) !== before) quarantined.delete(release)
    },
  }
}
