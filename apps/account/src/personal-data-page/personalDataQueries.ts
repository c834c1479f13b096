import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { readApiError } from '@verstak/api-client/readApiError'
import { listConsents } from '@verstak/contracts/consent'
import { getPersonalData } from '@verstak/contracts/personalData'
import type { PersonalData } from '@verstak/contracts/personalData'

/** Name, subscription and what stands in the way of a deletion; null for a guest. */
export function personalDataQuery(call: ApiCall) {
  const { queryKey } = endpointQuery(call, getPersonalData, {})
  return {
    queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<PersonalData | null> {
      try {
        return await call(getPersonalData, {}, { signal })
      } catch (error) {
        if (readApiError(error)?.code === 'sign-in-required') return null
        throw error
      }
    },
  }
}

/** Consents of the user; the page does without. */
export const consentsQuery = (call: ApiCall) => ({ ...endpointQuery(call, listConsents, {}), retry: false })
