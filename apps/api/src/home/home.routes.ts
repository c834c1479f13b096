import { getHome as endpoint } from '@verstak/contracts/home'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getHome } from './getHome.ts'

export function homeRoutes({ bindPublic }: Binder, services: Services): void {
  bindPublic(endpoint, ({ query }) => getHome(services, query))
}
