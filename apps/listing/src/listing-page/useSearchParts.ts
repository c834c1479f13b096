import { useHost } from '@verstak/host'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { loadSearchParts, searchPartsAtom } from './searchPartsAtom.ts'

const ignore = () => undefined

/**
 * Parts of a search, or of a listing without products; null until they are loaded. Page and loader load them before
 * they are shown; this does when a listing becomes empty while it is shown, and once more when they failed to load.
 */
export function useSearchParts(isNeeded: boolean) {
  const host = useHost()
  const parts = useAtomValue(searchPartsAtom)
  const isMissing = isNeeded && parts === null
  useEffect(() => {
    if (isMissing) void loadSearchParts(host).catch(ignore)
  }, [host, isMissing])
  return parts
}
