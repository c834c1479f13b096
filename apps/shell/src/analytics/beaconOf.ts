import type * as beacons from '@verstak/contracts/beacon'
import type { StoreEvent } from '@verstak/contracts/analytics'
import type { EndpointInput } from '@verstak/contracts/endpoint'

type Bodies = {
  search: EndpointInput<typeof beacons.noteSearch>['body']
  order: EndpointInput<typeof beacons.noteOrder>['body']
  'set-customer': EndpointInput<typeof beacons.noteCustomer>['body']
  'add-to-basket': EndpointInput<typeof beacons.noteAddToBasket>['body']
  'category-view': EndpointInput<typeof beacons.noteCategoryView>['body']
  'product-view': EndpointInput<typeof beacons.noteProductView>['body']
}
/** What recommendations are told; the paths are those of `contracts/beacon`, whose schemas the browser needs not. */
export type Beacon = { [Name in keyof Bodies]: { name: Name; body: Bodies[Name] } }[keyof Bodies]

/** What recommendations are told of an event; null for events that say nothing of taste. */
export function beaconOf(event: StoreEvent): Beacon | null {
  switch (event.event) {
    case 'search':
      return { name: 'search', body: { searchPhrase: event.searchPhrase } }
    case 'purchase':
      return { name: 'order', body: { transaction: event.transaction, products: event.products } }
    case 'login':
      return { name: 'set-customer', body: { customer: event.customer } }
    case 'add_to_cart':
      return { name: 'add-to-basket', body: { productGuid: event.productGuid } }
    case 'category_view':
      return { name: 'category-view', body: { categoryPath: event.categoryPath, categoryId: event.categoryId } }
    case 'product_view':
      return { name: 'product-view', body: { productId: event.productId } }
    default:
      return null
  }
}
