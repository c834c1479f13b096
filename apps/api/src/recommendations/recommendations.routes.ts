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
import { visitorOf } from './visitorOf.ts'

export function recommendationRoutes({ bindPublic, bindPersonal }: Binder, services: Services): void {
  bindPersonal(featuredEndpoint, async ({ query }, caller) =>
    listFeatured(
      services,
      { ...query, regionId: query.regionId ?? (await activeRegionOf(services, caller)) },
      { visitor: visitorOf(caller), buyer: await buyerOf(services, caller) },
    ),
  )
  bindPersonal(endpoints.listRecent, async ({ body }, caller) =>
    listRecent(services, body, {
      visitor: visitorOf(caller),
      buyer: await buyerOf(services, caller),
      activeRegionId: await activeRegionOf(services, caller),
    }),
  )
  bindPublic(endpoints.listAccessories, ({ query }) => listAccessories(services, query))
  bindPublic(endpoints.listAnalogs, ({ query }) => listAnalogs(services, query))
  bindPersonal(endpoints.syncViewHistory, ({ body }, caller) =>
    syncViewHistory(services, body, { visitor: visitorOf(caller), ip: caller.ip }),
  )
}
