import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getReviewModalInfo, type MediaEntry } from '@verstak/contracts/reviewMedia'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useModals } from '@verstak/remote-kit/useModals'
import { useEffect, useMemo, useRef } from 'react'
import { placesOf } from './placesOf.ts'

/**
 * The review of the window with its product, asked for anew for each one. A failure opens the error popup; when
 * nothing can be shown, the window closes.
 */
export function useModalInfo(entry: MediaEntry, onClose: () => void) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const { showError } = useModals()
  const { data, error } = useQuery({
    ...endpointQuery(call, getReviewModalInfo, { query: { ...entry, isInGroup: true, regionId } }),
    staleTime: 0,
  })
  const told = useRef<unknown>(null)
  useEffect(() => {
    if (!error || told.current === error) return
    told.current = error
    showError({ advice: 'call' })
    if (!data) onClose()
  })
  const ownPlaces = useMemo(() => (data ? placesOf(data.mediaResponse) : []), [data])
  return { info: data, ownPlaces }
}
