import type { CreateRoutes } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { loadLateParts } from './cart-page/loadLateParts.ts'
import { CartPage } from './cart-page/CartPage.tsx'
import { cartPageLoader } from './cart-page/cartPageLoader.ts'
import { loadBuyer } from './checkout/buyerAtom.ts'
import { parseQuickGoods } from './quick-order/quickGoods.ts'
import { loadQuickOrderPage } from './quick-order/quickOrderPageAtom.ts'
// Styles of lazily loaded code.
import '@verstak/remote-kit/order/orderStyles'
import '@verstak/remote-kit/uploads/uploadStyles'
import './payment-page/paymentStyles.tsx'
import './thanks-page/thanksStyles.tsx'

/** Cart and checkout at the address of each layout, the page of a placed order, and the pages on which one is paid. */
export const createRoutes: CreateRoutes = (host) => {
  const loader = cartPageLoader(host)
  /** No loader runs for a server-rendered page. */
  async function importCartPage() {
    if (typeof document !== 'undefined') {
      const buyer = loadBuyer(host).catch(() => {})
      if (parseQuickGoods(location.search)) await loadQuickOrderPage(host)
      else await loadLateParts(host, location.search)
      await buyer
    }
    return { Component: CartPage }
  }
  // Few visits need it: it comes with the page.
  async function loadThanksPage(args: LoaderFunctionArgs) {
    const { thanksPageLoader } = await import(/* webpackChunkName: "order-pages" */ './thanks-page/thanksPageLoader.ts')
    return thanksPageLoader(host)(args)
  }
  async function loadPaymentPage(args: LoaderFunctionArgs) {
    const { paymentPageLoader } = await import(
      /* webpackChunkName: "order-pages" */ './payment-page/paymentPageLoader.ts'
    )
    return paymentPageLoader(host)(args)
  }
  return [
    { id: 'cart.desktop', path: '/cart-checkout/', lazy: importCartPage, loader },
    { id: 'cart.phone', path: '/cart/', lazy: importCartPage, loader },
    { id: 'cart.thanks', path: '/cart-checkout/thanks/', lazy: importThanksPage, loader: loadThanksPage },
    { id: 'cart.payment', path: '/checkout/payment/', lazy: importPaymentPage, loader: loadPaymentPage },
    { id: 'cart.payOrder', path: '/pay-order/', lazy: importPayOrderPage, loader: loadPayOrderPage },
  ]
}

async function importThanksPage() {
  const { ThanksPage } = await import(/* webpackChunkName: "order-pages" */ './thanks-page/ThanksPage.tsx')
  return { Component: ThanksPage }
}

async function importPaymentPage() {
  const { PaymentPage } = await import(/* webpackChunkName: "order-pages" */ './payment-page/PaymentPage.tsx')
  return { Component: PaymentPage }
}

async function importPayOrderPage() {
  const { PayOrderPage } = await import(/* webpackChunkName: "order-pages" */ './payment-page/PayOrderPage.tsx')
  return { Component: PayOrderPage }
}

async function loadPayOrderPage(args: LoaderFunctionArgs) {
  const { payOrderPageLoader } = await import(
    /* webpackChunkName: "order-pages" */ './payment-page/payOrderPageLoader.ts'
  )
  return payOrderPageLoader(args)
}
