import type { Activation, LiveRelease } from '@verstak/contracts/registry'

/** Versions that browsers and shells may still ask for. */
export function wantedVersions(
  live: LiveRelease | undefined,
  activations: readonly Activation[],
  since: Date,
): Set<string> {
  const named = live ? [live.stable, live.previous, live.canary].map((release) => release?.version) : []
  const begun = activations.filter(({ at }) => new Date(at) >= since)
  // What was live when that time began went on being live in it.
  const before = activations.find(({ at }) => new Date(at) < since)
  return new Set(
    [...named, ...[...begun, before].map((activation) => activation?.version)].filter(
      (version) => version !== undefined,
    ),
  )
}

/**
 * Who made the stable release of a remote live; null when the history, newest first, does not reach back that far.
 */
export function publisherOf(live: LiveRelease, activations: readonly Activation[]): string | null {
  const made = activations.find(
    ({ remote, version, kind, percent }) =>
      remote === live.name &&
      version === live.stable.version &&
      percent === 100 &&
      (kind === 'activate' || kind === 'rollback'),
  )
  return made?.actor ?? null
}
