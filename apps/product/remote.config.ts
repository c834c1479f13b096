import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'product',
  routes: ['/product/{productName}-{productId}/', '/product/{productName}-{productId}/consumables/'],
  widgets: {},
  smoke: ['{product}', '{product}consumables/'],
  budget: { js: 45_000, css: 10_000 },
}
