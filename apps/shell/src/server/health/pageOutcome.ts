import { attributeError, releaseNameOf } from '../releases/releaseAttribution.ts'
import type { ServerRemote } from '../releases/remotes.ts'

/** Outcome of a page on the server. */
export interface PageOutcome {
  /** Releases that took part in the page. */
  parts: ReadonlySet<ServerRemote>
  /** Those of them that failed. */
  failed: ReadonlySet<ServerRemote>
}

/** Collects the outcome of a page; `owner` is the remote whose page it is. */
export function createPageOutcome(remotes: readonly ServerRemote[], owner: ServerRemote | undefined) {
  const parts = new Set<ServerRemote>(owner?.page ? [owner] : [])
  const failed = new Set<ServerRemote>()
  return {
    parts,
    failed,
    addPart: (remote: ServerRemote) => {
      if (remote.page) parts.add(remote)
    },
    /** Attributes an error to the remote `by`, else to the release in its stack trace, else to the page's owner. */
    addFailure: (error: unknown, by?: string) => {
      const name = attributeError(error)
      const remote = remotes.find((one) => (by ? one.name === by : releaseNameOf(one) === name)) ?? owner
      if (remote?.page) failed.add(remote)
    },
  }
}
