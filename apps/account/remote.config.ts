import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'account',
  routes: ['/user/profile/', '/user/devices/', '/user/organizations/', '/user/organizations/add/'],
  widgets: {
    CabinetMenu: './src/cabinet-menu/CabinetMenu.tsx',
    AddOrganization: './src/add-organization/AddOrganization.tsx',
  },
  windows: ['AddOrganization'],
  // Of a user alone: a release is tried with the sign-in that guests are led to.
  smoke: ['/user/profile/', '/user/devices/', '/user/organizations/', '/user/organizations/add/'],
  budget: { js: 20_000, css: 10_000 },
}
