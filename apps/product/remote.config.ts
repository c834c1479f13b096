import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'product',
  routes: ['/product/{productName}-{productId}/'],
  widgets: {},
  smoke: ['{product}'],
  budget: { js: 45_000, css: 10_000 },
}
