import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { editableContent, listContentVersions } from '@verstak/contracts/contentStaff'
import type { Host } from '@verstak/host'
import { data, type LoaderFunctionArgs } from '@verstak/router'
import type { DocumentSection } from '../documents-page/documents.texts.ts'

export interface DocumentInput {
  section: DocumentSection
  id: number
}

/** The latest version of a document. */
export const documentQuery = (call: ApiCall, id: number) => endpointQuery(call, editableContent.read, { query: { id } })

/** Its versions. */
export const versionsQuery = (call: ApiCall, id: number) => endpointQuery(call, listContentVersions, { query: { id } })

/** Brings the document of the address. */
export const documentLoader =
  ({ call, queryClient }: Host, section: DocumentSection) =>
  async ({ params }: LoaderFunctionArgs): Promise<DocumentInput> => {
    const id = Number(params.id)
    if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 })
    await Promise.all([
      queryClient.fetchQuery({ ...documentQuery(call, id), staleTime: 0 }),
      queryClient.fetchQuery({ ...versionsQuery(call, id), staleTime: 0 }),
    ])
    return { section, id }
  }
