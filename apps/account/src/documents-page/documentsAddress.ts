import { DocumentKind } from '@verstak/contracts/document'
import * as v from 'valibot'

const MAX_PAGES = 100_000
const LONGEST_SEARCH = 50

export const DOCUMENTS_PATH = '/user/documents/'

/** What the address of the page says. */
export interface DocumentsAddress {
  search: string
  /** Null for all. */
  kind: DocumentKind | null
  page: number
}

/** Reads the address; what makes no sense is left out. */
export function parseDocumentsAddress(query: URLSearchParams): DocumentsAddress {
  const kind = query.get('kind')
  const page = Number(query.get('page') ?? '1')
  return {
    search: (query.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    kind: v.is(DocumentKind, kind) ? kind : null,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
  }
}

/** The address with changes; another search or kind begins with the first page. */
export function documentsAddressOf(address: DocumentsAddress, change: Partial<DocumentsAddress> = {}): string {
  const { search, kind, page } = { ...address, page: 1, ...change }
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(kind !== null && { kind }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${DOCUMENTS_PATH}?${query.toString()}` : DOCUMENTS_PATH
}
