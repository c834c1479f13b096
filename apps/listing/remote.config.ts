import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'listing',
  routes: [
    '/category/{categoryName}-{categoryId}/',
    '/category/{categoryName}-{categoryId}/page{pageId}/',
    '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/',
    '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/page{pageId}/',
    '/brand/{brandName}-{brandId}/',
    '/brand/{brandName}-{brandId}/page{pageId}/',
    '/tag-page/{tagPageName}-{categoryId}/',
    '/tag-page/{tagPageName}-{categoryId}/page{pageId}/',
    '/tag-page/{tagPageName}-{categoryId}/{brandName}-{brandId}/',
    '/tag-page/{tagPageName}-{categoryId}/{brandName}-{brandId}/page{pageId}/',
    '/sale/{saleName}/',
    '/sale/{saleName}/page{pageId}/',
    '/sale/{saleName}/{categoryName}-{categoryId}/',
    '/sale/{saleName}/{categoryName}-{categoryId}/page{pageId}/',
    '/search/',
    '/search/page{pageId}/',
    '/recommended/',
  ],
  widgets: {
    AnalogTiles: './src/tile-windows/AnalogTiles.tsx',
    ArrivalForm: './src/tile-windows/ArrivalForm.tsx',
    GuestPrices: './src/tile-windows/GuestPrices.tsx',
    FeaturedProducts: './src/featured-products/FeaturedProducts.tsx',
    SaleProducts: './src/sale-products/SaleProducts.tsx',
    RecentProducts: './src/recent-products/RecentProducts.tsx',
  },
  smoke: ['{category}', '{brand}', '/search/', '/recommended/'],
  budget: { js: 45_000, css: 10_000 },
}
