import * as endpoints from '@verstak/contracts/adminPanel'
import { STAFF_SWITCHES, SWITCHED_ON } from '@verstak/contracts/staffSwitch'
import type { Binder } from '../http/createBinder.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { staffOf } from '../session/staffOf.ts'
import { listImpulseProducts } from './listImpulseProducts.ts'
import { listTruckLoads } from './listTruckLoads.ts'

export function adminPanelRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.listImpulseProducts, async (_, caller) => {
    await staffOf(services, caller)
    return listImpulseProducts(services, await activeRegionOf(services, caller))
  })
  bindPersonal(endpoints.getSettingsCookies, async (_, caller) => {
    await staffOf(services, caller)
    return { values: Object.fromEntries(Object.values(STAFF_SWITCHES).map(({ name }) => [name, SWITCHED_ON])) }
  })
  bindPersonal(endpoints.listTruckLoads, async ({ query }, caller) => {
    await staffOf(services, caller)
    return listTruckLoads(services, query)
  })
}
