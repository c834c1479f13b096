import type { CreateRoutes } from '@verstak/host'
import { CartPage } from './cart-page/CartPage.tsx'
import { cartPageLoader } from './cart-page/cartPageLoader.ts'
import { ThanksPage } from './thanks-page/ThanksPage.tsx'
import { thanksPageLoader } from './thanks-page/thanksPageLoader.ts'

/** Cart and checkout under the address of each layout, and the page of a placed order. */
export const createRoutes: CreateRoutes = (host) => [
  { id: 'cart.desktop', path: '/cart-checkout/', element: <CartPage />, loader: cartPageLoader(host) },
  { id: 'cart.phone', path: '/cart/', element: <CartPage />, loader: cartPageLoader(host) },
  { id: 'cart.thanks', path: '/cart-checkout/thanks/', element: <ThanksPage />, loader: thanksPageLoader(host) },
]
