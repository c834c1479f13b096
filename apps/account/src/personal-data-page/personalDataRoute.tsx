import type { Host } from '@verstak/host'
// Styles of lazily loaded code.
import '../profile-page/cardStyles.tsx'
import '../profile-page/profileStyles.tsx'
import './personalDataStyles.tsx'

/** The page `/user/personal-data/`; its code comes with it. */
export const personalDataRoute = (host: Host) => ({
  id: 'account.personalData',
  path: '/user/personal-data/',
  async lazy() {
    const { PersonalDataPage } = await import(/* webpackChunkName: "personal-data-page" */ './PersonalDataPage.tsx')
    return { Component: PersonalDataPage }
  },
  async loader() {
    const { personalDataPageLoader } = await import(
      /* webpackChunkName: "personal-data-page" */ './personalDataPageLoader.ts'
    )
    return personalDataPageLoader(host)()
  },
})
