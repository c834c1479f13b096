import type { Host } from '@verstak/host'
// Styles of lazily loaded code.
import '../own-page/ownPageStyles.tsx'
import './personalPriceStyles.tsx'

/** The page `/user/personal-price/`; its code comes with it. */
export const personalPriceRoute = (host: Host) => ({
  id: 'account.personalPrice',
  path: '/user/personal-price/',
  async lazy() {
    const { PersonalPricePage } = await import(/* webpackChunkName: "personal-price-page" */ './PersonalPricePage.tsx')
    return { Component: PersonalPricePage }
  },
  async loader() {
    const { personalPricePageLoader } = await import(
      /* webpackChunkName: "personal-price-page" */ './personalPricePageLoader.ts'
    )
    return personalPricePageLoader(host)()
  },
})
