import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
// Styles of lazily loaded code.
import '../own-page/ownPageStyles.tsx'
import './balanceStyles.tsx'

/** The page `/user/balance/`; its code comes with it. */
export const balanceRoute = (host: Host) => ({
  id: 'account.balance',
  path: '/user/balance/',
  async lazy() {
    const { BalancePage } = await import(/* webpackChunkName: "balance-page" */ './BalancePage.tsx')
    return { Component: BalancePage }
  },
  async loader(args: LoaderFunctionArgs) {
    const { balancePageLoader } = await import(/* webpackChunkName: "balance-page" */ './balancePageLoader.ts')
    return balancePageLoader(host)(args)
  },
})
