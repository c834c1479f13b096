import type { ReleaseName } from '../releases/releaseAttribution.ts'
import { releaseNameOf } from '../releases/releaseAttribution.ts'
import type { ServerRemote } from '../releases/remotes.ts'

/** Pages and failures since the last `take`, by release. */
export type ReleaseCounts = Record<ReleaseName, { pages: number; failures: number; lcpMs: number[] }>

type Named = Pick<ServerRemote, 'name' | 'version'>

/** Counts pages and failures of releases. */
export function createReleaseCounts() {
  let counts: ReleaseCounts = {}
  const of = (name: ReleaseName) => (counts[name] ??= { pages: 0, failures: 0, lcpMs: [] })
  return {
    addPage: (parts: Iterable<Named>, failed: Iterable<Named>) => {
      for (const part of parts) of(releaseNameOf(part)).pages += 1
      for (const part of failed) of(releaseNameOf(part)).failures += 1
    },
    addFailure: (name: ReleaseName) => void (of(name).failures += 1),
    addLcp: (name: ReleaseName, ms: number) => void of(name).lcpMs.push(ms),
    add: (more: ReleaseCounts) => {
      for (const [name, { pages, failures, lcpMs }] of Object.entries(more) as [
        ReleaseName,
        ReleaseCounts[ReleaseName],
      ][]) {
        const sum = of(name)
        sum.pages += pages
        sum.failures += failures
        sum.lcpMs.push(...lcpMs)
      }
    },
    /** Returns the counts and resets them. */
    take: (): ReleaseCounts => {
      const taken = counts
      counts = {}
      return taken
    },
  }
}
