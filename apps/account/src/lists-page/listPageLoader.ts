import type { Host } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { data } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { listQuery } from './listsQueries.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Loads the list of the address; one that is not the visitor's gives 404, like one that is not there. */
export function listPageLoader({ call, queryClient, store }: Host) {
  return async ({ params: { listGuid = '' } }: LoaderFunctionArgs): Promise<string> => {
    if (!GUID.test(listGuid)) throw data(null, { status: 404 })
    await queryClient.ensureQueryData(listQuery(call, listGuid, store.get(regionAtom)?.id ?? 1))
    return listGuid
  }
}
