import { getBalance as endpoint } from '@verstak/contracts/balance'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getBalance } from './getBalance.ts'

export function ledgerRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoint, ({ query }, caller) => getBalance(services, query, caller))
}
