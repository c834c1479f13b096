import type { ActivationKind } from '@verstak/contracts/registry'

/** A moment at which a release became the stable one. */
export interface StableChange {
  version: string
  kind: ActivationKind
}

/**
 * The stable releases that led to the present one, oldest first. An activation puts one on top; a rollback takes away all
 * above the one that it went back to. So the one below the top is where the next rollback goes: never to a release that
 * was rolled back itself, however often it is repeated.
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
