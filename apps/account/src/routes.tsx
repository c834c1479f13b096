import type { CreateRoutes } from '@verstak/host'
import { addOrganizationRoute } from './add-organization/addOrganizationRoute.tsx'
import { balanceRoute } from './balance-page/balanceRoute.tsx'
import { dashboardRoute } from './dashboard-page/dashboardRoute.tsx'
import { devicesRoute } from './devices-page/devicesRoute.tsx'
import { documentsRoute } from './documents-page/documentsRoute.tsx'
import { listRoute } from './lists-page/listRoute.tsx'
import { listsRoute } from './lists-page/listsRoute.tsx'
import { orderRoute } from './order-page/orderRoute.tsx'
import { ordersRoute } from './orders-page/ordersRoute.tsx'
import { organizationsRoute } from './organizations-page/organizationsRoute.tsx'
import { personalDataRoute } from './personal-data-page/personalDataRoute.tsx'
import { personalPriceRoute } from './personal-price-page/personalPriceRoute.tsx'
import { profileRoute } from './profile-page/profileRoute.tsx'
import { promoRoute } from './promo-page/promoRoute.tsx'
import { reviewsRoute } from './reviews-page/reviewsRoute.tsx'

/** Pages of the cabinet. */
export const createRoutes: CreateRoutes = (host) => [
  addOrganizationRoute(host),
  balanceRoute(host),
  dashboardRoute(host),
  devicesRoute(host),
  documentsRoute(host),
  listRoute(host),
  listsRoute(host),
  orderRoute(host),
  ordersRoute(host),
  organizationsRoute(host),
  personalDataRoute(host),
  personalPriceRoute(host),
  profileRoute(host),
  promoRoute(host),
  reviewsRoute(),
]
