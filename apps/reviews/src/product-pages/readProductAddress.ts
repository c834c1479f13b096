import { matchPatterns } from '@verstak/contracts/routePattern'
import { data } from '@verstak/router'
import { remote } from '../../remote.config.ts'

/** Product and page of an address. */
export interface ProductAddress {
  productId: number
  page: number
}

/** What an address of a product's pages names; refuses others (404). */
export function readProductAddress(request: Request): ProductAddress {
  const match = matchPatterns(remote.routes, new URL(request.url).pathname)
  if (!match?.params['productId']) throw data(null, { status: 404 })
  return { productId: Number(match.params['productId']), page: Number(match.params['pageId'] ?? 1) }
}
