import * as endpoints from '@verstak/contracts/beacon'
import { findProductId } from '../cart/cart.sql.ts'
import type { Binder, Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { noteCategoryView, noteSearch } from './noteCategory.ts'
import { noteProducts, type BeaconSender } from './noteProducts.ts'
import { viewerOf } from './viewerOf.ts'
import { visitorOf } from './visitorOf.ts'

const senderOf = (caller: Caller): BeaconSender => ({ visitor: visitorOf(caller), ip: caller.ip })

/** The session id of a beacon is meant for an external service. Events here are stored by the visitor's own id. */
export function beaconRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.noteSearch, ({ body }, caller) => noteSearch(services, body.searchPhrase, senderOf(caller)))
  bindPersonal(endpoints.noteCategoryView, ({ body }, caller) =>
    noteCategoryView(services, body.categoryId, senderOf(caller)),
  )
  bindPersonal(endpoints.noteProductView, async ({ body }, caller) => {
    const viewer = await viewerOf(services, caller)
    const sender = { visitor: viewer, ip: caller.ip }
    return noteProducts(services, { kind: 'view', productIds: [body.productId] }, sender)
  })
  bindPersonal(endpoints.noteOrder, ({ body }, caller) =>
    noteProducts(services, { kind: 'order', productIds: body.products.map(({ id }) => id) }, senderOf(caller)),
  )
  bindPersonal(endpoints.noteAddToBasket, async ({ body }, caller) => {
    const id = await findProductId(services.db, body.productGuid)
    return noteProducts(services, { kind: 'basket', productIds: id === null ? [] : [id] }, senderOf(caller))
  })
  // Has no effect yet: nobody can sign in, so there is no customer to link.
  bindPersonal(endpoints.noteCustomer, (_, caller) =>
    noteProducts(services, { kind: 'view', productIds: [] }, senderOf(caller)),
  )
}
