import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import * as endpoints from '@verstak/contracts/region'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { chooseRegion } from './chooseRegion.ts'
import { listOffices } from './listOffices.ts'
import { listRegions } from './listRegions.ts'

export function regionRoutes({ bindPublic, bindPersonal }: Binder, services: Services): void {
  bindPublic(endpoints.listRegions, () => listRegions(services))
  bindPublic(endpoints.listOffices, ({ query }) => listOffices(services, query))
  bindPersonal(endpoints.setCurrentRegion, async ({ body }, caller) => {
    const region = await chooseRegion(services, body)
    caller.setCookie(SERVER_COOKIES.activeRegion, String(region.id))
    return region
  })
}
