import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { editableProduct } from '@verstak/contracts/staffCatalogue'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { choicesQuery } from './choicesQuery.ts'

/** A product as the staff edits it. */
export const productQuery = (call: ApiCall, id: number) => endpointQuery(call, editableProduct.read, { query: { id } })

/** Brings the product of the address and what its fields may be chosen from. */
export const productLoader =
  ({ call, queryClient }: Host) =>
  async ({ params }: LoaderFunctionArgs) => {
    const id = Number(params.id)
    await Promise.all([
      queryClient.fetchQuery({ ...productQuery(call, id), staleTime: 0 }),
      queryClient.ensureQueryData(choicesQuery(call)),
    ])
    return { id }
  }
