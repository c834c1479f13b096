import type { ApiCall } from '@verstak/api-client/call'
import { listActivations } from '@verstak/contracts/registry'
import { useEffect, useState } from 'react'
import type { LiveRemote } from '../document/boot.ts'

/** Commits of the releases, by remote; without those that the registry does not know. */
export function useCommits(call: ApiCall, remotes: readonly LiveRemote[]): Record<string, string> {
  const [commits, setCommits] = useState<Record<string, string>>({})
  useEffect(() => {
    for (const { name, version } of remotes) {
      call(listActivations, { query: { remote: name } }).then(
        ({ activations }) => {
          const commit = activations.find((one) => one.version === version)?.commit
          if (commit) setCommits((known) => ({ ...known, [name]: commit }))
        },
        // Skip commits that cannot be loaded.
        () => undefined,
      )
    }
  }, [call, remotes])
  return commits
}
