import type { ApiCall } from '@verstak/api-client/call'
import { listDocuments } from '@verstak/contracts/document'
import { ownQuery } from '../own-page/ownQuery.ts'
import type { DocumentsAddress } from './documentsAddress.ts'

/** Rows of one page. */
export const ROWS = 20

/** One page of the documents; null for a guest. */
export const documentsQuery = (call: ApiCall, { search, kind, page }: DocumentsAddress) =>
  ownQuery(call, listDocuments, {
    query: { ...(search !== '' && { search }), ...(kind !== null && { kind }), page, limit: ROWS },
  })
