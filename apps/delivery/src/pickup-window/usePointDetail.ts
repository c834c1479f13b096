import type { PickupPoint } from '@verstak/contracts/pickup'
import { useHost } from '@verstak/host'
import { useQuery } from '@tanstack/react-query'
import { pointQuery } from './pickupQuery.ts'

/** A point with everything that its detail shows: what a short list leaves out is asked for. */
export function usePointDetail(point: PickupPoint) {
  const { call } = useHost()
  const { phones, phoneNumbers, paymentTypes } = point
  const isShort = !phones && !phoneNumbers && !paymentTypes
  const { data, isError, isFetching, refetch } = useQuery({ ...pointQuery(call, point.id), enabled: isShort })
  return {
    point: data ? { ...data.office, ...withoutMissing({ availability: point.availability }) } : point,
    isMissing: isShort && isError && !data,
    isLoading: isShort && isFetching && !data,
    retry: () => void refetch(),
  }
}

const withoutMissing = ({ availability }: Pick<PickupPoint, 'availability'>) => (availability ? { availability } : {})
