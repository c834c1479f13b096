import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getAnswered, getRefusedText } from '@verstak/contracts/textForm'

/** What was typed on a page without scripts, and was refused. */
export const refusedTextQuery = (call: ApiCall, key: string) => ({
  ...endpointQuery(call, getRefusedText, { query: { key } }),
  staleTime: Infinity,
})

/** Whom an answer is for. */
export const answeredQuery = (call: ApiCall, guid: string) => endpointQuery(call, getAnswered, { query: { guid } })
