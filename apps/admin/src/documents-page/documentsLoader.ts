import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listStaffContent } from '@verstak/contracts/contentStaff'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import type { Host } from '@verstak/host'
import { redirect, type LoaderFunctionArgs } from '@verstak/router'
import { loadList } from '../list/loadList.ts'
import type { ListInput } from '../list/listAddress.ts'
import { documentSections, type DocumentSection } from './documents.texts.ts'

type Query = EndpointInput<typeof listStaffContent>['query']

export interface DocumentsInput extends ListInput {
  section: DocumentSection
}

/** A page of the shop's texts. */
export const documentsQuery = (call: ApiCall, { section, filters, page }: DocumentsInput) =>
  endpointQuery(call, listStaffContent, { query: { kind: documentSections[section].kind, ...filters, page } as Query })

/** Brings the texts that the address names; with `path`, the address of a page of the shop, it leads to its editor. */
export const documentsLoader =
  ({ call, queryClient }: Host, section: DocumentSection) =>
  async ({ request }: LoaderFunctionArgs): Promise<DocumentsInput> => {
    const path = new URL(request.url).searchParams.get('path')
    if (path !== null) {
      const { kind } = documentSections[section]
      const { documents } = await call(listStaffContent, { query: { kind, path } })
      if (documents[0]) throw redirect(`/admin/${section}/${documents[0].id}/`)
    }
    const input = await loadList(request.url, ['search', 'state'], (asked) =>
      queryClient.fetchQuery({ ...documentsQuery(call, { section, ...asked }), staleTime: 0 }),
    )
    return { section, ...input }
  }
