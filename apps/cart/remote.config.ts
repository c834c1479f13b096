import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'cart',
  routes: ['/cart-checkout/', '/cart/', '/cart-checkout/thanks/'],
  widgets: {
    AddToCart: './src/add-to-cart/AddToCart.tsx',
    AddedToCart: './src/added-to-cart/AddedToCart.tsx',
    CartBadge: './src/cart-badge/CartBadge.tsx',
  },
  windows: ['AddedToCart'],
  smoke: ['/cart-checkout/', '/cart/'],
  budget: { js: 45_000, css: 10_000 },
}
