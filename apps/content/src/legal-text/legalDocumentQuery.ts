import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getLegalDocument } from '@verstak/contracts/legal'

/** Which text: the last part of its address, and a version unless it is the valid one. */
export interface LegalInput {
  slug: string
  version?: number
}

/** A legal document. */
export function legalDocumentQuery(call: ApiCall, input: LegalInput) {
  return endpointQuery(call, getLegalDocument, { query: input })
}
