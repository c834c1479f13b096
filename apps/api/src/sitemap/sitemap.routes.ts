import * as endpoints from '@verstak/contracts/sitemap'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { listSitemapAddresses } from './listSitemapAddresses.ts'
import { listSitemapShards } from './listSitemapShards.ts'

export function sitemapRoutes({ bindPublic, bindPersonal }: Binder, services: Services): void {
  bindPublic(endpoints.listSitemapShards, () => listSitemapShards(services))
  bindPersonal(endpoints.listSitemapAddresses, ({ query }) => listSitemapAddresses(services, query))
}
