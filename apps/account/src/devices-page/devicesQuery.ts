import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { readApiError } from '@verstak/api-client/readApiError'
import { listDevices } from '@verstak/contracts/session'
import type { DeviceRow } from '@verstak/contracts/session'

/** Sessions and remembered devices of the user; null for a guest. */
export function devicesQuery(call: ApiCall) {
  const query = endpointQuery(call, listDevices, {})
  return {
    queryKey: query.queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<{ devices: DeviceRow[] } | null> {
      try {
        return await call(listDevices, {}, { signal })
      } catch (error) {
        if (readApiError(error)?.code === 'sign-in-required') return null
        throw error
      }
    },
  }
}
