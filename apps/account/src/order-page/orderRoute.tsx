import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
// Styles of lazily loaded code.
import '@verstak/remote-kit/order/orderStyles'
import '@verstak/remote-kit/uploads/uploadStyles'
import '../order-row/orderRowStyles.tsx'
import '../own-page/ownPageStyles.tsx'
import '../repeat-order/repeatStyles.tsx'
import './orderPageStyles.tsx'
import './wayStyles.tsx'

/** The page `/user/orders/{orderGuid}/`; its code comes with it. */
export const orderRoute = (host: Host) => ({
  id: 'account.order',
  path: '/user/orders/:orderGuid/',
  async lazy() {
    const { OrderPage } = await import(/* webpackChunkName: "order-page" */ './OrderPage.tsx')
    return { Component: OrderPage }
  },
  async loader(args: LoaderFunctionArgs) {
    const { orderPageLoader } = await import(/* webpackChunkName: "order-page" */ './orderPageLoader.ts')
    return orderPageLoader(host)(args)
  },
})
