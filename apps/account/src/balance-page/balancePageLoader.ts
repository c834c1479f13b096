import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { parseBalanceAddress, type BalanceAddress } from './balanceAddress.ts'
import { balanceQuery } from './balanceQuery.ts'

/** Loads the balance; purchasers and who buys for no organization have no such page (404). */
export function balancePageLoader({ call, queryClient }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<BalanceAddress> => {
    const address = parseBalanceAddress(new URL(request.url).searchParams)
    await queryClient.ensureQueryData(balanceQuery(call, address))
    return address
  }
}
