import * as endpoints from '@verstak/contracts/transport'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { listTransportCompanies } from './listTransportCompanies.ts'
import { priceTransport } from './priceTransport.ts'
import { selectLocalities } from './transport.sql.ts'

export function transportRoutes({ bindPublic, bindPersonal }: Binder, services: Services): void {
  bindPublic(endpoints.listLocalities, async () => ({ localities: await selectLocalities(services.db) }))
  bindPersonal(endpoints.listTransportCompanies, async ({ body }, caller) => {
    await services.limits.spend('deliveryPricesPerIp', caller.ip)
    return listTransportCompanies(services, body)
  })
  bindPersonal(endpoints.priceTransport, async ({ body }, caller) => {
    await services.limits.spend('deliveryPricesPerIp', caller.ip)
    return priceTransport(services, body)
  })
}
