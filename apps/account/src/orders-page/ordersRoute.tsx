import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
// Styles of lazily loaded code.
import '../guest-orders/guestOrdersStyles.tsx'
import '../order-row/orderRowStyles.tsx'
import '../own-page/ownPageStyles.tsx'
import '../repeat-order/repeatStyles.tsx'
import './ordersStyles.tsx'

/** The page `/user/orders/all/`; its code comes with it. */
export const ordersRoute = (host: Host) => ({
  id: 'account.orders',
  path: '/user/orders/all/',
  async lazy() {
    const { OrdersPage } = await import(/* webpackChunkName: "orders-page" */ './OrdersPage.tsx')
    return { Component: OrdersPage }
  },
  async loader(args: LoaderFunctionArgs) {
    const { ordersPageLoader } = await import(/* webpackChunkName: "orders-page" */ './ordersPageLoader.ts')
    return ordersPageLoader(host)(args)
  },
})
