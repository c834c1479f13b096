import { readApiError } from '@verstak/api-client/readApiError'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { listOwnOrganizations } from '@verstak/contracts/organization'
import type { OrganizationRow } from '@verstak/contracts/organization'
import { getInvitation, listMembers } from '@verstak/contracts/organizationMember'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { Host } from '@verstak/host'

type Call = Host['call']

/** Organizations of the user; null for a guest. */
export const organizationsQuery = (call: Call) => ({
  queryKey: queryKeyOf(listOwnOrganizations, {}),
  async queryFn({ signal }: { signal: AbortSignal }): Promise<{ organizations: OrganizationRow[] } | null> {
    try {
      return await call(listOwnOrganizations, {}, { signal })
    } catch (error) {
      if (readApiError(error)?.code === 'sign-in-required') return null
      throw error
    }
  },
})

export const membersQuery = (call: Call, organizationId: number) => ({
  ...endpointQuery(call, listMembers, { query: { organizationId } }),
  staleTime: 0,
})

/** The invitation of a mailed link, as long as the page is open. */
export const invitationQuery = (call: Call, key: string) => ({
  ...endpointQuery(call, getInvitation, { query: { key } }),
  staleTime: Number.POSITIVE_INFINITY,
})
