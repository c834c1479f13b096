import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getLegalDocument, getLegalPreview } from '@verstak/contracts/legal'

/** Which text: the last part of its address, and a version unless it is the valid one, or the key of a preview's link. */
export interface LegalInput {
  slug: string
  version?: number
  previewKey?: string
}

/** A legal document. */
export function legalDocumentQuery(call: ApiCall, { previewKey, ...query }: LegalInput) {
  return previewKey === undefined
    ? endpointQuery(call, getLegalDocument, { query })
    : endpointQuery(call, getLegalPreview, { query: { slug: query.slug, key: previewKey } })
}
