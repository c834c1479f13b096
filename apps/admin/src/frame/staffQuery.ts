import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getStaffMember } from '@verstak/contracts/staff'
import { useHost } from '@verstak/host'
import { useSuspenseQuery } from '@tanstack/react-query'

/** Who of the staff looks at the page. */
export const staffQuery = (call: ApiCall) => endpointQuery(call, getStaffMember, {})

/** Gives who of the staff looks at the page; the frame's loader has brought it. */
export const useStaff = () => useSuspenseQuery(staffQuery(useHost().call)).data
