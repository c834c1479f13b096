import type { CreateRoutes } from '@verstak/host'
import { addOrganizationRoute } from './add-organization/addOrganizationRoute.tsx'
import { balanceRoute } from './balance-page/balanceRoute.tsx'
import { DevicesPage } from './devices-page/DevicesPage.tsx'
import { devicesPageLoader } from './devices-page/devicesPageLoader.ts'
import { documentsRoute } from './documents-page/documentsRoute.tsx'
import { organizationsRoute } from './organizations-page/organizationsRoute.tsx'
import { personalPriceRoute } from './personal-price-page/personalPriceRoute.tsx'
import { ProfilePage } from './profile-page/ProfilePage.tsx'
import { profilePageLoader } from './profile-page/profilePageLoader.ts'
import { promoRoute } from './promo-page/promoRoute.tsx'

/** Pages of the cabinet. */
export const createRoutes: CreateRoutes = (host) => [
  { id: 'account.profile', path: '/user/profile/', element: <ProfilePage />, loader: profilePageLoader(host) },
  { id: 'account.devices', path: '/user/devices/', element: <DevicesPage />, loader: devicesPageLoader(host) },
  addOrganizationRoute(host),
  balanceRoute(host),
  documentsRoute(host),
  organizationsRoute(host),
  personalPriceRoute(host),
  promoRoute(host),
]
