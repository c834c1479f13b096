import { listFeatured as featuredEndpoint } from '@verstak/contracts/product'
import * as endpoints from '@verstak/contracts/recommendation'
import type { Binder } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { listAccessories } from './listAccessories.ts'
import { listAnalogs } from './listAnalogs.ts'
import { listFeatured } from './listFeatured.ts'
import { listRecent } from './listRecent.ts'
import { syncViewHistory } from './syncViewHistory.ts'
import { viewerOf } from './viewerOf.ts'
import { visitorOf } from './visitorOf.ts'

export function recommendationRoutes({ bindForBuyer, bindPersonal }: Binder, services: Services): void {
  bindPersonal(featuredEndpoint, async ({ query }, caller) =>
    listFeatured(
      services,
      { ...query, regionId: query.regionId ?? (await activeRegionOf(services, caller)) },
      {
        // Events of his browser before sign-in count too.
        visitors: [visitorOf(caller), await viewerOf(services, caller)].filter((one) => one !== null),
        buyer: await buyerOf(services, caller),
      },
    ),
  )
  bindPersonal(endpoints.listRecent, async ({ body }, caller) =>
    listRecent(services, body, {
      viewer: await viewerOf(services, caller),
      buyer: await buyerOf(services, caller),
      activeRegionId: await activeRegionOf(services, caller),
    }),
  )
  bindForBuyer(endpoints.listAccessories, ({ query }, buyer) => listAccessories(services, query, buyer))
  bindForBuyer(endpoints.listAnalogs, ({ query }, buyer) => listAnalogs(services, query, buyer))
  bindPersonal(endpoints.syncViewHistory, async ({ body }, caller) =>
    syncViewHistory(services, body, { viewer: await viewerOf(services, caller), ip: caller.ip }),
  )
}
