import * as endpoints from '@verstak/contracts/listing'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getListing } from './getListing.ts'
import { listTagPages } from './listTagPages.ts'
import { writeListing } from './writeListing.ts'

export function listingRoutes({ bindForBuyer, bindPublic }: Binder, services: Services): void {
  bindForBuyer(endpoints.getListing, ({ query }, buyer) => getListing(services, query, buyer), writeListing)
  bindPublic(endpoints.listTagPages, ({ query }) => listTagPages(services, query))
}
