import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { editableLegal, listLegalEditions, listStaffLegal } from '@verstak/contracts/legalStaff'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { listLoader } from '../list/listLoader.ts'
import { entityLoader } from '../entity-page/entityLoader.ts'

/** A legal document as it is edited. */
export const legalQuery = (call: ApiCall, id: string) => endpointQuery(call, editableLegal.read, { query: { id } })

/** Its editions. */
export const editionsQuery = (call: ApiCall, id: string) => endpointQuery(call, listLegalEditions, { query: { id } })

/** Brings the legal documents that the address names. */
export const legalListLoader = (host: Host) => listLoader(host, listStaffLegal)

/** Brings the legal document of the address. */
export const legalLoader = (host: Host) => (args: LoaderFunctionArgs) =>
  entityLoader(host, editableLegal, () =>
    host.queryClient.fetchQuery({ ...editionsQuery(host.call, args.params.key ?? ''), staleTime: 0 }),
  )(args)
