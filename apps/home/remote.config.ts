import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'home',
  routes: ['/'],
  widgets: {},
  smoke: ['/'],
  budget: { js: 45_000, css: 10_000 },
}
