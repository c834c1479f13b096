import type { Activation, LiveRelease } from '@verstak/contracts/registry'

/** Versions that browsers and shells may still ask for. */
export function wantedVersions(
  live: LiveRelease | undefined,
  activations: readonly Activation[],
  since: Date,
): Set<string> {
  const named = live ? [live.stable, live.previous, live.canary].map((release) => release?.version) : []
  const begun = activations.filter(({ at }) => new Date(at) >= since)
  // The release that was live at the start of the period was also live in it.
  const before = activations.find(({ at }) => new Date(at) < since)
  return new Set(
    [...named, ...[...begun, before].map((activation) => activation?.version)].filter(
      (version) => version !== undefined,
    ),
  )
}

/** Actor who activated the stable release of a remote; null when the history, newest first, does not contain it. */
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
