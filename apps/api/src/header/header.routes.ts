import * as endpoints from '@verstak/contracts/header'
import { cartCallerOf } from '../cart/cartCaller.ts'
import type { Binder } from '../http/createBinder.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { getAggregateInfo } from './getAggregateInfo.ts'

export function headerRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.getAggregateInfo, async ({ query }, caller) =>
    getAggregateInfo(
      services,
      { regionId: query.regionId ?? (await activeRegionOf(services, caller)) },
      await cartCallerOf(services, caller),
    ),
  )
}
