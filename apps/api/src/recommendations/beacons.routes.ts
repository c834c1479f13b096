import * as endpoints from '@verstak/contracts/beacon'
import { findProductId } from '../cart/cart.sql.ts'
import type { Binder, Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { trackCategoryView, trackSearch } from './trackCategory.ts'
import { trackProducts, type BeaconSender } from './trackProducts.ts'
import { viewerOf } from './viewerOf.ts'
import { visitorOf } from './visitorOf.ts'

const senderOf = (caller: Caller): BeaconSender => ({ visitor: visitorOf(caller), ip: caller.ip })

/** The session id of a beacon is meant for an external service. Events here are stored by the visitor's own id. */
export function beaconRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.trackSearch, ({ body }, caller) => trackSearch(services, body.searchPhrase, senderOf(caller)))
  bindPersonal(endpoints.trackCategoryView, ({ body }, caller) =>
    trackCategoryView(services, body.categoryId, senderOf(caller)),
  )
  bindPersonal(endpoints.trackProductView, async ({ body }, caller) => {
    const viewer = await viewerOf(services, caller)
    const sender = { visitor: viewer, ip: caller.ip }
    return trackProducts(services, { kind: 'view', productIds: [body.productId] }, sender)
  })
  bindPersonal(endpoints.trackOrder, ({ body }, caller) =>
    trackProducts(services, { kind: 'order', productIds: body.products.map(({ id }) => id) }, senderOf(caller)),
  )
  bindPersonal(endpoints.trackAddToBasket, async ({ body }, caller) => {
    const id = await findProductId(services.db, body.productGuid)
    return trackProducts(services, { kind: 'basket', productIds: id === null ? [] : [id] }, senderOf(caller))
  })
  // Has no effect yet: nobody can sign in, so there is no customer to link.
  bindPersonal(endpoints.trackCustomer, (_, caller) =>
    trackProducts(services, { kind: 'view', productIds: [] }, senderOf(caller)),
  )
}
