import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { parseDocumentsAddress, type DocumentsAddress } from './documentsAddress.ts'
import { documentsQuery } from './documentsQuery.ts'

/** Loads the documents of the address; who buys for no organization has no such page (404). */
export function documentsPageLoader({ call, queryClient }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<DocumentsAddress> => {
    const address = parseDocumentsAddress(new URL(request.url).searchParams)
    await queryClient.ensureQueryData(documentsQuery(call, address))
    return address
  }
}
