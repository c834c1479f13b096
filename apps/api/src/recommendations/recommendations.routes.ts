import { COOKIES } from '@verstak/contracts/cookie'
import { listFeatured as featuredEndpoint } from '@verstak/contracts/product'
import * as endpoints from '@verstak/contracts/recommendation'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import type { Binder, Caller } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import type { Services } from '../services.ts'
import { listAccessories } from './listAccessories.ts'
import { listAnalogs } from './listAnalogs.ts'
import { listFeatured } from './listFeatured.ts'
import { listRecent } from './listRecent.ts'
import { syncViewHistory } from './syncViewHistory.ts'
import { visitorOf } from './visitorOf.ts'

export function recommendationRoutes({ bindPublic, bindPersonal }: Binder, services: Services): void {
  bindPersonal(featuredEndpoint, async ({ query }, caller) =>
    listFeatured(services, query, { visitor: visitorOf(caller), buyer: await buyerOf(services, caller) }),
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

/** Region of the cookie; the default one without a cookie, or with one of a region that is gone (REGION-003). */
async function activeRegionOf({ index }: Services, caller: Caller): Promise<number> {
  const id = Number(caller.cookie(COOKIES.activeRegion))
  return (await index.read()).regionById.has(id) && id !== 0 ? id : DEFAULT_REGION_ID
}
