import type { Layout } from '@verstak/contracts/layout'
import { getProduct, listAlternatives } from '@verstak/contracts/product'
import type { ProductDetails, ProductTile } from '@verstak/contracts/product'
import { listAccessories } from '@verstak/contracts/recommendation'
import type { WidgetProps } from '@verstak/contracts/widget'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductDetails, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createRoutes } from '../routes.tsx'

export interface HarnessInput {
  product?: Partial<ProductDetails>
  /** Answers of the analogs call; throw or never resolve to test failures. */
  alternatives?: () => ProductTile[] | Promise<ProductTile[]>
  /** The same for the call for accessories. */
  accessories?: () => ProductTile[] | Promise<ProductTile[]>
  layout?: Layout
}

/** The remote as in the shell, with an API without a network; for tests. */
export function createProductHarness({
  product,
  alternatives = () => [],
  accessories = () => [],
  layout = 'desktop',
}: HarnessInput = {}) {
  const api = createFakeApi()
    .on(getProduct, () => makeProductDetails(product))
    .on(listAlternatives, async () => ({ products: await alternatives() }))
    .on(listAccessories, async () => ({ products: await accessories() }))
  const host = createTestHost({
    call: api.call,
    region: makeRegion(),
    layout,
    widgets: {
      'cart/AddToCart': AddToCartStandIn,
      'listing/RecentProducts': ({ title, exceptId }: WidgetProps['listing/RecentProducts']) => (
        <p>{`RecentProducts ${title} ${exceptId}`}</p>
      ),
      'delivery/PickupWindow': (props: WidgetProps['delivery/PickupWindow']) => (
        <p>{`PickupWindow ${JSON.stringify(props)}`}</p>
      ),
      'delivery/CourierWindow': (props: WidgetProps['delivery/CourierWindow']) => (
        <p>{`CourierWindow ${JSON.stringify(props)}`}</p>
      ),
      'delivery/TransportWindow': (props: WidgetProps['delivery/TransportWindow']) => (
        <p>{`TransportWindow ${JSON.stringify(props)}`}</p>
      ),
      'listing/FeaturedProducts': () => <p>FeaturedProducts</p>,
    },
  })
  return { api, host, routes: createRoutes(host) }
}

function AddToCartStandIn({ product, size }: WidgetProps['cart/AddToCart']) {
  return <button data-size={size}>AddToCart {product.id}</button>
}
