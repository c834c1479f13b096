import type * as beacons from '@verstak/contracts/beacon'
import type { StoreEvent } from '@verstak/contracts/analytics'
import type { EndpointInput } from '@verstak/contracts/endpoint'

type Bodies = {
  search: EndpointInput<typeof beacons.trackSearch>['body']
  order: EndpointInput<typeof beacons.trackOrder>['body']
  'set-customer': EndpointInput<typeof beacons.trackCustomer>['body']
  'add-to-basket': EndpointInput<typeof beacons.trackAddToBasket>['body']
  'category-view': EndpointInput<typeof beacons.trackCategoryView>['body']
  'product-view': EndpointInput<typeof beacons.trackProductView>['body']
}
/**
 * Beacons for recommendations. The paths are those of `contracts/beacon`, whose schemas stay out of the browser code.
 */
export type Beacon = { [Name in keyof Bodies]: { name: Name; body: Bodies[Name] } }[keyof Bodies]

/** Beacon of an event for recommendations; null for events that are irrelevant to them. */
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
