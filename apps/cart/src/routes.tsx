import type { CreateRoutes } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { bringLateParts } from './cart-page/bringLateParts.ts'
import { CartPage } from './cart-page/CartPage.tsx'
import { cartPageLoader } from './cart-page/cartPageLoader.ts'
import { bringBuyer } from './checkout/buyerAtom.ts'
import { parseQuickGoods } from './quick-order/quickGoods.ts'
import { bringQuickOrderPage } from './quick-order/quickOrderPageAtom.ts'
// Styles of lazily loaded code.
import './thanks-page/thanksStyles.tsx'

/** Cart and checkout at the address of each layout, and the page of a placed order. */
export const createRoutes: CreateRoutes = (host) => {
  const loader = cartPageLoader(host)
  /** No loader runs for a server-rendered page. */
  async function bringCartPage() {
    if (typeof document !== 'undefined') {
      const buyer = bringBuyer(host).catch(() => {})
      if (parseQuickGoods(location.search)) await bringQuickOrderPage(host)
      else await bringLateParts(host, location.search)
      await buyer
    }
    return { Component: CartPage }
  }
  // Few visits need it: it comes with the page.
  async function loadThanksPage(args: LoaderFunctionArgs) {
    const { thanksPageLoader } = await import(/* webpackChunkName: "thanks" */ './thanks-page/thanksPageLoader.ts')
    return thanksPageLoader(host)(args)
  }
  return [
    { id: 'cart.desktop', path: '/cart-checkout/', lazy: bringCartPage, loader },
    { id: 'cart.phone', path: '/cart/', lazy: bringCartPage, loader },
    { id: 'cart.thanks', path: '/cart-checkout/thanks/', lazy: bringThanksPage, loader: loadThanksPage },
  ]
}

async function bringThanksPage() {
  const { ThanksPage } = await import(/* webpackChunkName: "thanks" */ './thanks-page/ThanksPage.tsx')
  return { Component: ThanksPage }
}
