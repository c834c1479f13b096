import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getSession } from '@verstak/contracts/session'

/** Who is signed in, with contacts. */
export const sessionQuery = (call: ApiCall) => endpointQuery(call, getSession, {})
