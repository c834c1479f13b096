import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listPasskeys } from '@verstak/contracts/passkey'

/** Passkeys of the user. */
export const passkeysQuery = (call: ApiCall) => endpointQuery(call, listPasskeys, {})
