import type { Host } from '@verstak/host'
// Styles of lazily loaded code.
import './addOrganizationStyles.tsx'

/** The page `/user/organizations/add/`; its code comes with it. */
export const addOrganizationRoute = (host: Host) => ({
  id: 'account.addOrganization',
  path: '/user/organizations/add/',
  async lazy() {
    const { AddOrganizationPage } = await import(
      /* webpackChunkName: "add-organization-page" */ './AddOrganizationPage.tsx'
    )
    return { Component: AddOrganizationPage }
  },
  async loader() {
    const { addPageLoader } = await import(/* webpackChunkName: "add-organization-page" */ './addPageLoader.ts')
    return addPageLoader(host)()
  },
})
