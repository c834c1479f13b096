import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import { routes } from './remote.routes.ts'

export const remote: RemoteConfig = {
  name: 'listing',
  routes,
  widgets: {
    AnalogTiles: './src/tile-windows/AnalogTiles.tsx',
    ArrivalForm: './src/tile-windows/ArrivalForm.tsx',
    GuestPrices: './src/tile-windows/GuestPrices.tsx',
    StaffTile: './src/tile-windows/StaffTile.tsx',
    FeaturedProducts: './src/featured-products/FeaturedProducts.tsx',
    SaleProducts: './src/sale-products/SaleProducts.tsx',
    RecentProducts: './src/recent-products/RecentProducts.tsx',
  },
  windows: ['AnalogTiles', 'ArrivalForm', 'GuestPrices'],
  smoke: ['{category}', '{brand}', '/search/', '/recommended/'],
  budget: { js: 45_000, css: 10_000 },
}
