import type { Host } from '@verstak/host'
// Styles of lazily loaded code.
import '../order-row/orderRowStyles.tsx'
import '../own-page/ownPageStyles.tsx'
import './dashboardStyles.tsx'

/** The page `/user/dashboard/`; its code comes with it. */
export const dashboardRoute = (host: Host) => ({
  id: 'account.dashboard',
  path: '/user/dashboard/',
  async lazy() {
    const { DashboardPage } = await import(/* webpackChunkName: "dashboard-page" */ './DashboardPage.tsx')
    return { Component: DashboardPage }
  },
  async loader() {
    const { dashboardPageLoader } = await import(/* webpackChunkName: "dashboard-page" */ './dashboardPageLoader.ts')
    return dashboardPageLoader(host)()
  },
})
