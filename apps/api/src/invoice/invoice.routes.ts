import { invoiceAddress } from '@verstak/contracts/address'
import { cartOwnerOf } from '../cart/cartOwnerOf.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { getInvoice } from './getInvoice.ts'

const [PATH = ''] = invoiceAddress('', null).split('?')

export function invoiceRoutes({ bindFile }: Binder, services: Services): void {
  bindFile(PATH, async (query, caller) => {
    const userId = await findUserIdOf(services, caller)
    const carts = [await cartOwnerOf(services, caller, userId), await cartOwnerOf(services, caller, null)]
    return getInvoice(
      services,
      { guid: query.get('guid') ?? '', key: query.get('key') },
      carts.filter((cart) => cart !== null),
    )
  })
}
