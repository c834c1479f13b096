import type { Host } from '@verstak/host'
// Styles of lazily loaded code.
import '../own-page/ownPageStyles.tsx'
import './promoStyles.tsx'

/** The page `/user/promo/`; its code comes with it. */
export const promoRoute = (host: Host) => ({
  id: 'account.promo',
  path: '/user/promo/',
  async lazy() {
    const { PromoPage } = await import(/* webpackChunkName: "promo-page" */ './PromoPage.tsx')
    return { Component: PromoPage }
  },
  async loader() {
    const { promoPageLoader } = await import(/* webpackChunkName: "promo-page" */ './promoPageLoader.ts')
    return promoPageLoader(host)()
  },
})
