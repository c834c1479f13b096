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
    '/search/',
    '/search/page{pageId}/',
  ],
  widgets: { FeaturedProducts: './src/featured-products/FeaturedProducts.tsx' },
  smoke: ['{category}', '{brand}', '/search/'],
  budget: { js: 45_000, css: 10_000 },
}
