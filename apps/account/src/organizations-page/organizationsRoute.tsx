import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
// Styles of lazily loaded code.
import './organizationsStyles.tsx'

/** The page `/user/organizations/`; its code comes with it. */
export const organizationsRoute = (host: Host) => ({
  id: 'account.organizations',
  path: '/user/organizations/',
  async lazy() {
    const { OrganizationsPage } = await import(/* webpackChunkName: "organizations-page" */ './OrganizationsPage.tsx')
    return { Component: OrganizationsPage }
  },
  async loader(args: LoaderFunctionArgs) {
    const { organizationsPageLoader } = await import(
      /* webpackChunkName: "organizations-page" */ './organizationsPageLoader.ts'
    )
    return organizationsPageLoader(host)(args)
  },
})
