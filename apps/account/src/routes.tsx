import type { CreateRoutes } from '@verstak/host'
import { DevicesPage } from './devices-page/DevicesPage.tsx'
import { devicesPageLoader } from './devices-page/devicesPageLoader.ts'

/** Pages of the cabinet. */
export const createRoutes: CreateRoutes = (host) => [
  {
    id: 'account.devices',
    path: '/user/devices/',
    element: <DevicesPage />,
    loader: devicesPageLoader(host),
  },
]
