import * as endpoints from '@verstak/contracts/transport'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { listLocalities } from './listLocalities.ts'
import { listTransportCompanies } from './listTransportCompanies.ts'
import { priceTransport } from './priceTransport.ts'

export function transportRoutes({ bindPublic, bindPersonal }: Binder, services: Services): void {
  bindPublic(endpoints.listLocalities, () => listLocalities(services))
  bindPersonal(endpoints.listTransportCompanies, async ({ body }, caller) => {
    await services.limits.spend('deliveryPricesPerIp', caller.ip)
    return listTransportCompanies(services, body)
  })
  bindPersonal(endpoints.priceTransport, async ({ body }, caller) => {
    await services.limits.spend('deliveryPricesPerIp', caller.ip)
    return priceTransport(services, body)
  })
}
