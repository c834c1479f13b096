import type { ActivationKind } from '@verstak/contracts/registry'

/** A moment at which a release became the stable one. */
export interface StableChange {
  version: string
  kind: ActivationKind
}

/**
 * The stack of stable releases, oldest first, with the current one on top. An activation pushes a release; a rollback
 * pops all releases above its target. The next rollback goes to the one below the top, so repeated rollbacks never
 * return to a release that was rolled back.
 */
export function stableLineOf(changes: readonly StableChange[]): string[] {
  const line: string[] = []
  for (const { version, kind } of changes) {
    const below = kind === 'rollback' ? line.lastIndexOf(version) : -1
    if (below >= 0) line.length = below + 1
    else if (line.at(-1) !== version) line.push(version)
  }
  return line
}
