import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

const PAGES = [
  '/user/dashboard/',
  '/user/orders/all/',
  '/user/profile/',
  '/user/devices/',
  '/user/organizations/',
  '/user/organizations/add/',
  '/user/documents/',
  '/user/balance/',
  '/user/personal-price/',
  '/user/promo/',
  '/user/personal-data/',
  '/user/reviews/',
  '/user/lists/',
]

export const remote: RemoteConfig = {
  name: 'account',
  routes: [...PAGES, '/user/orders/{orderGuid}/', '/user/lists/{listGuid}/'],
  widgets: {
    CabinetMenu: './src/cabinet-menu/CabinetMenu.tsx',
    AddOrganization: './src/add-organization/AddOrganization.tsx',
  },
  windows: ['AddOrganization'],
  // Of a user alone: a release is tried with the sign-in that guests are led to.
  smoke: PAGES,
  budget: { js: 22_000, css: 12_000 },
}
