import type { Region } from '@verstak/contracts/region'
import { atom, useAtomValue, useStore } from 'jotai'

/** Region of this visitor; the shell sets it before anything renders. */
export const regionAtom = atom<Region | null>(null)

/**
 * Region of this visitor.
 * @throws when the shell has not set it.
 */
export const activeRegionAtom = atom((get) => {
  const region = get(regionAtom)
  if (!region) throw new Error('No region: the shell sets regionAtom before it renders or loads a route')
  return region
})

/** Region of this visitor. */
export const useRegion: () => Region =
  // The region never changes on the server: two dozen buttons of a page do not need to subscribe.
  typeof document === 'undefined' ? () => useStore().get(activeRegionAtom) : () => useAtomValue(activeRegionAtom)
