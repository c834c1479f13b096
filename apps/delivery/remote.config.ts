import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'delivery',
  routes: [],
  widgets: { PickupWindow: './src/pickup-window/PickupWindow.tsx' },
  windows: ['PickupWindow'],
  smoke: [],
  budget: { js: 5_000, css: 10_000 },
}
