import { DISCUSSIONS_PER_PAGE } from '@verstak/contracts/discussion'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import type { LoaderFunctionArgs } from '@verstak/router'
import { discussionsQuery } from '../discussions/discussionsQuery.ts'
import { productQuery } from '../product-pages/productQuery.ts'
import { readProductAddress, type ProductAddress } from '../product-pages/readProductAddress.ts'

/** Loads the product and its first questions. */
export function discussionsPageLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<ProductAddress> => {
    const address = readProductAddress(request)
    const product = productQuery(call, address.productId, store.get(activeRegionAtom).id)
    const { guid } = await queryClient.ensureQueryData(product)
    await queryClient.ensureQueryData(discussionsQuery(call, guid, 1, DISCUSSIONS_PER_PAGE))
    return address
  }
}
