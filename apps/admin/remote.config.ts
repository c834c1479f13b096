import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'admin',
  routes: [
    '/admin/',
    '/admin/product/',
    '/admin/product/{productId}/',
    '/admin/category/',
    '/admin/category/{categoryId}/',
    '/admin/brand/',
    '/admin/brand/{brandId}/',
    '/admin/tag-page/',
    '/admin/tag-page/{tagPageId}/',
    '/admin/promotions/',
    '/admin/promotions/{promoId}/',
    '/admin/promotions/bars/',
    '/admin/promotions/bars/{barId}/',
    '/admin/users/',
    '/admin/organizations/',
    '/admin/organizations/{organizationId}/',
    '/admin/releases/',
    '/admin/flags/',
    '/admin/flags/{flagName}/',
    '/admin/staff/',
    '/admin/staff/{staffId}/',
    '/admin/journal/',
  ],
  widgets: {},
  smoke: ['/admin/', '/admin/product/', '/admin/journal/'],
  // Only the staff loads it.
  budget: { js: 60_000, css: 15_000 },
}
