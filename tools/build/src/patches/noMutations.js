/*
 * Replaces TanStack Query's mutation cache in the shell's bundle, which does not provide `useMutation` (see
 * providedQuery.js): 1 kB less in every first visit.
 */
export class MutationCache {
  findAll() {
    return []
  }
  resumePausedMutations() {
    return Promise.resolve()
  }
  clear() {}
  build() {
    throw new Error('The shell provides no mutations, see tools/build/src/patches/noMutations.js')
  }
}
