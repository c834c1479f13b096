import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'delivery',
  routes: ['/region-delivery/', '/courier-delivery/'],
  widgets: {
    PickupWindow: './src/pickup-window/PickupWindow.tsx',
    PointsMap: './src/points-map/PointsMap.tsx',
    CourierWindow: './src/courier-window/CourierWindow.tsx',
    TransportWindow: './src/transport-window/TransportWindow.tsx',
  },
  windows: ['PickupWindow', 'PointsMap', 'CourierWindow', 'TransportWindow'],
  smoke: ['/region-delivery/', '/courier-delivery/'],
  budget: { js: 30_000, css: 10_000 },
}
