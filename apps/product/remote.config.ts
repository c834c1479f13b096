import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'product',
  routes: ['/product/{productName}-{productId}/'],
  widgets: {},
}
