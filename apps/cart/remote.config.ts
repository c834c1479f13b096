import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'cart',
  routes: ['/cart-checkout/', '/cart/', '/cart-checkout/thanks/', '/checkout/payment/', '/pay-order/'],
  widgets: {
    AddToCart: './src/add-to-cart/AddToCart.tsx',
    AddedToCart: './src/added-to-cart/AddedToCart.tsx',
    CartBadge: './src/cart-badge/CartBadge.tsx',
  },
  windows: ['AddedToCart'],
  smoke: ['/cart-checkout/', '/cart/', '/pay-order/'],
  budget: { js: 45_000, css: 10_000 },
}
