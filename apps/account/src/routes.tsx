import type { CreateRoutes } from '@verstak/host'
import { DevicesPage } from './devices-page/DevicesPage.tsx'
import { devicesPageLoader } from './devices-page/devicesPageLoader.ts'
import { ProfilePage } from './profile-page/ProfilePage.tsx'
import { profilePageLoader } from './profile-page/profilePageLoader.ts'

/** Pages of the cabinet. */
export const createRoutes: CreateRoutes = (host) => [
  { id: 'account.profile', path: '/user/profile/', element: <ProfilePage />, loader: profilePageLoader(host) },
  { id: 'account.devices', path: '/user/devices/', element: <DevicesPage />, loader: devicesPageLoader(host) },
]
