import type { CreateRoutes } from '@verstak/host'
import { addOrganizationRoute } from './add-organization/addOrganizationRoute.tsx'
import { balanceRoute } from './balance-page/balanceRoute.tsx'
import { dashboardRoute } from './dashboard-page/dashboardRoute.tsx'
import { DevicesPage } from './devices-page/DevicesPage.tsx'
import { devicesPageLoader } from './devices-page/devicesPageLoader.ts'
import { documentsRoute } from './documents-page/documentsRoute.tsx'
import { listRoute } from './lists-page/listRoute.tsx'
import { listsRoute } from './lists-page/listsRoute.tsx'
import { orderRoute } from './order-page/orderRoute.tsx'
import { ordersRoute } from './orders-page/ordersRoute.tsx'
import { organizationsRoute } from './organizations-page/organizationsRoute.tsx'
import { personalDataRoute } from './personal-data-page/personalDataRoute.tsx'
import { personalPriceRoute } from './personal-price-page/personalPriceRoute.tsx'
import { ProfilePage } from './profile-page/ProfilePage.tsx'
import { profilePageLoader } from './profile-page/profilePageLoader.ts'
import { promoRoute } from './promo-page/promoRoute.tsx'
import { reviewsRoute } from './reviews-page/reviewsRoute.tsx'

/** Pages of the cabinet. */
export const createRoutes: CreateRoutes = (host) => [
  { id: 'account.profile', path: '/user/profile/', element: <ProfilePage />, loader: profilePageLoader(host) },
  { id: 'account.devices', path: '/user/devices/', element: <DevicesPage />, loader: devicesPageLoader(host) },
  addOrganizationRoute(host),
  balanceRoute(host),
  dashboardRoute(host),
  documentsRoute(host),
  listRoute(host),
  listsRoute(host),
  orderRoute(host),
  ordersRoute(host),
  organizationsRoute(host),
  personalDataRoute(host),
  personalPriceRoute(host),
  promoRoute(host),
  reviewsRoute(),
]
