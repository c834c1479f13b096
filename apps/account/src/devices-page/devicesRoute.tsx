import type { Host } from '@verstak/host'
// Styles of lazily loaded code.
import './devicesStyles.tsx'

/** The page `/user/devices/`; its code comes with it. */
export const devicesRoute = (host: Host) => ({
  id: 'account.devices',
  path: '/user/devices/',
  async lazy() {
    const { DevicesPage } = await import(/* webpackChunkName: "devices-page" */ './DevicesPage.tsx')
    return { Component: DevicesPage }
  },
  async loader() {
    const { devicesPageLoader } = await import(/* webpackChunkName: "devices-page" */ './devicesPageLoader.ts')
    return devicesPageLoader(host)()
  },
})
