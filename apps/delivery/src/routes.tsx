import type { CreateRoutes } from '@verstak/host'
import { CourierDeliveryPage } from './courier-page/CourierDeliveryPage.tsx'
import { courierDeliveryLoader } from './courier-page/courierDeliveryLoader.ts'
import { RegionDeliveryPage } from './region-page/RegionDeliveryPage.tsx'
import { regionDeliveryLoader } from './region-page/regionDeliveryLoader.ts'

/** Informational pages of delivery. */
export const createRoutes: CreateRoutes = (host) => [
  {
    id: 'delivery.region',
    path: '/region-delivery/',
    element: <RegionDeliveryPage />,
    loader: regionDeliveryLoader(host),
  },
  {
    id: 'delivery.courier',
    path: '/courier-delivery/',
    element: <CourierDeliveryPage />,
    loader: courierDeliveryLoader(host),
  },
]
