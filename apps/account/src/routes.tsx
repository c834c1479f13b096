import type { CreateRoutes } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { DevicesPage } from './devices-page/DevicesPage.tsx'
import { devicesPageLoader } from './devices-page/devicesPageLoader.ts'
import { ProfilePage } from './profile-page/ProfilePage.tsx'
import { profilePageLoader } from './profile-page/profilePageLoader.ts'
// Styles of lazily loaded code.
import './add-organization/addOrganizationStyles.tsx'
import './organizations-page/organizationsStyles.tsx'

/** Pages of the cabinet. */
export const createRoutes: CreateRoutes = (host) => [
  { id: 'account.profile', path: '/user/profile/', element: <ProfilePage />, loader: profilePageLoader(host) },
  { id: 'account.devices', path: '/user/devices/', element: <DevicesPage />, loader: devicesPageLoader(host) },
  {
    id: 'account.organizations',
    path: '/user/organizations/',
    lazy: bringOrganizationsPage,
    loader: async (args: LoaderFunctionArgs) => {
      const { organizationsPageLoader } = await import(
        /* webpackChunkName: "organizations-page" */ './organizations-page/organizationsPageLoader.ts'
      )
      return organizationsPageLoader(host)(args)
    },
  },
  {
    id: 'account.addOrganization',
    path: '/user/organizations/add/',
    lazy: bringAddOrganizationPage,
    loader: async () => {
      const { addPageLoader } = await import(
        /* webpackChunkName: "add-organization" */ './add-organization/addPageLoader.ts'
      )
      return addPageLoader(host)()
    },
  },
]

async function bringOrganizationsPage() {
  const { OrganizationsPage } = await import(
    /* webpackChunkName: "organizations-page" */ './organizations-page/OrganizationsPage.tsx'
  )
  return { Component: OrganizationsPage }
}

async function bringAddOrganizationPage() {
  const { AddOrganizationPage } = await import(
    /* webpackChunkName: "add-organization" */ './add-organization/AddOrganizationPage.tsx'
  )
  return { Component: AddOrganizationPage }
}
